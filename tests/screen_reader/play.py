#!/usr/bin/python3
"""Plays a game of each kind to its end, through the accessibility tree alone.

It sees and does what a screen reader does: it reads roles, names and announcements over AT-SPI, and performs the actions
of buttons and tiles. It writes what it hears, and fails if a game does not end. scripts/screen-reader runs it.
"""

import sys
import time

import pyatspi
from gi.repository import GLib

GAMES = ["Drench", "Link", "Light Block", "In a Row", "Race", "Blockade"]
TIMEOUT = 20.0


def program():
    """Returns the program, once it is known to AT-SPI."""
    def find():
        desktop = pyatspi.Registry.getDesktop(0)
        return next((app for app in desktop if app and app.name == "tessella"), None)
    return wait_for(find, "the program")


def poll(find, seconds):
    """Returns what a function finds, after it has found something, or None if it finds nothing in time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = find()
        except Exception:  # A node has been removed while it was read.
            found = None
        if found:
            return found
        time.sleep(0.05)
    return None


def wait_for(find, what, seconds=TIMEOUT):
    """Returns what a function finds, and fails if it finds nothing in time."""
    found = poll(find, seconds)
    if not found:
        raise SystemExit(f"not found: {what}\n{dump()}")
    return found


def window():
    return program()[0]


def nodes():
    """Returns all nodes of the window with their roles and names, without the tiles and announcements."""
    return [(node, node.getRoleName(), node.name) for node in window()]


def dump():
    return "\n".join(f"{role} {name!r}" for _, role, name in nodes())


def button(*names):
    """Returns the first button whose name begins with one of these."""
    buttons = [(node, name) for node, role, name in nodes() if role == "push button"]
    for wanted in names:
        for node, name in buttons:
            if name.startswith(wanted) and is_enabled(node):
                return node
    return None


def is_enabled(node):
    return node.getState().contains(pyatspi.STATE_ENABLED)


def press(node):
    try:
        node.queryAction().doAction(0)
    except (GLib.GError, NotImplementedError):
        pass  # The node has gone, or is disabled, since it was found.


def tiles():
    board = next((node for node, role, _ in nodes() if role == "table"), None)
    return list(board) if board else []


class Listener:
    """Hears the announcements as events."""

    def __init__(self):
        self.unread = []
        self.last = ""
        pyatspi.Registry.registerEventListener(self.hear, "object:announcement")

    def hear(self, event):
        self.unread.append(event.any_data)

    def news(self):
        """Returns what was announced since the last call."""
        while GLib.MainContext.default().iteration(False):
            pass
        news, self.unread = self.unread, []
        for text in news:
            self.last = text
            print("   ", text, flush=True)
        return news


def is_over():
    """Returns True once the buttons after a game are there."""
    return button("New board") and button("Replay")


def hinted(listener):
    """Asks for a hint. Returns the tiles or the button to press for it."""
    hint = button("Hint")
    if hint is None:
        return []
    press(hint)

    def found():
        if is_over() or button("Roll"):
            return [None]
        for text in listener.news():
            if ": " in text:
                what = text.rsplit(": ", 1)[1]
                colour = button(what + ",")
                if colour:
                    return [colour]
        marked = [tile for tile in tiles() if ", hint" in tile.name]
        if not marked:
            return []
        # Blockade: a runner is chosen before its goal, and a single tile to raise is pressed twice.
        if listener.last.startswith(("Run to", "Fly to")):
            runner = [tile for tile in tiles() if "runner, yours" in tile.name]
            return runner + marked
        if listener.last.startswith(("Raise the marked tile:", "Raise the marked tile to win")):
            return marked + marked
        return marked
    for _ in range(5):
        nodes_found = poll(found, 5.0)
        if nodes_found:
            return [node for node in nodes_found if node]
        print("    [no hint yet]", flush=True)
        press(button("Hint"))
    raise SystemExit(f"no hint\n{dump()}")


def make_move(listener):
    """Makes one move, whatever the game asks for."""
    roll = button("Roll")
    if roll:
        press(roll)
        return
    piece = button("Piece", "Enter")
    if piece:
        press(piece)
        return
    for target in hinted(listener):
        press(target)
        time.sleep(0.1)


def play(game, listener):
    print(f"{game}", flush=True)
    press(wait_for(lambda: button(game), f"the card of {game}"))
    wait_for(lambda: tiles(), "the board")
    skip = button("Skip lesson")
    if skip:
        press(skip)
        wait_for(lambda: not button("Skip lesson") and tiles(), "the game after the lesson")
    start = button("Start")
    if start:
        press(start)
        wait_for(tiles, "the board")
    board = next(name for _, role, name in nodes() if role == "table")
    print(f"    [{board}; first tile: {tiles()[0].name}]")
    listener.news()
    made = 0
    end = time.monotonic() + 600
    while not is_over():
        if time.monotonic() > end:
            raise SystemExit(f"{game} does not end\n{dump()}")
        make_move(listener)
        made += 1
        if not poll(lambda: listener.news() or is_over(), 6.0):
            # The button was disabled when it was pressed, as during an animation.
            print("    [nothing heard]", flush=True)
            continue
        # The computer's answer.
        quiet = time.monotonic()
        while time.monotonic() - quiet < 0.6:
            if listener.news():
                quiet = time.monotonic()
            time.sleep(0.05)
    said = listener.last
    print(f"    [{made} actions; last heard: {said}]", flush=True)
    press(button("Back to title screen"))
    wait_for(lambda: button("Statistics"), "the title")


def main():
    wait_for(lambda: button("Drench"), "the title", 60.0)
    listener = Listener()
    games = sys.argv[1:] or GAMES
    for game in games:
        play(game, listener)
    print(f"{len(games)} games played through the accessibility tree")


main()
