import type { AccountId } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { type Cell, createCell } from '../kernel/cell';
import { isPlainObject, readJsonRecord } from '../kernel/json-record';

/** How many windows can be open at once, one above the other. */
const MAX_OPEN = 2;
/** How many windows there can be in all, with the minimised ones. */
const MAX_WINDOWS = 8;

const CHAT = /^chat ./;

/** A window is the shoutbox or the chat with one person. */
export type WindowId = 'shoutbox' | `chat ${AccountId}`;

export const chatWindow = (person: AccountId): WindowId => `chat ${person}`;

/** The person of a chat; null for the shoutbox. */
export const chatPersonOf = (id: WindowId): AccountId | null =>
  // The rest of the name is the account id, by the type of `WindowId`.
  id === 'shoutbox' ? null : (id.slice('chat '.length) as AccountId);

export interface DockWindow {
  readonly id: WindowId;
  /** False while it is minimised. */
  readonly isOpen: boolean;
}

type Windows = readonly DockWindow[];

/** The windows beside a wide page: the shoutbox, and chats. */
export interface Dock {
  /** In the order in which they were last opened. */
  readonly windows: Pick<Cell<Windows>, 'get' | 'subscribe'>;
  /** What is to take the focus: a window, or the head that it is minimised to. */
  readonly focus: Cell<{ readonly id: WindowId; readonly part: 'window' | 'head' } | null>;
  /** Opens a window. If there are too many, those opened longest ago are minimised or closed. */
  open(id: WindowId): void;
  minimise(id: WindowId): void;
  close(id: WindowId): void;
}

export const dockOf = perClient(createDock);

function createDock({ environment: { storage }, records, graph }: Client): Dock {
  const hub = liveHubOf(graph);
  const record = records?.name('windows') ?? null;
  const stored = readJsonRecord(record === null ? null : storage.read(record));
  const windows = createCell(readWindows(stored['windows']));
  const focus = createCell<ReturnType<Dock['focus']['get']>>(null);

  function change(next: Windows): void {
    windows.set(next);
    if (record === null) return;
    if (next.length === 0) storage.remove(record);
    else storage.write(record, JSON.stringify({ windows: next }));
  }

  function sendToOtherTabs(): void {
    hub.otherTabs?.send({ dock: windows.get() });
  }

  // All tabs have the same windows, but each tab decides which of them are open.
  hub.on('tabMessage', (message) => {
    if (!isPlainObject(message) || message['dock'] === undefined) return;
    const own = windows.get();
    change(
      readWindows(message['dock']).map(
        ({ id }) => own.find((window) => window.id === id) ?? { id, isOpen: false },
      ),
    );
  });

  return {
    windows,
    focus,
    open(id) {
      change(atMost([...without(windows.get(), id), { id, isOpen: true }]));
      focus.set({ id, part: 'window' });
      sendToOtherTabs();
    },
    minimise(id) {
      change(windows.get().map((window) => (window.id === id ? { id, isOpen: false } : window)));
      focus.set({ id, part: 'head' });
    },
    close(id) {
      change(without(windows.get(), id));
      sendToOtherTabs();
    },
  };
}

const without = (windows: Windows, id: WindowId): Windows => windows.filter((window) => window.id !== id);

/** Minimises all but the last open windows, and drops the first ones when there are too many. */
function atMost(windows: Windows): Windows {
  const open = windows.filter(({ isOpen }) => isOpen).slice(-MAX_OPEN);
  return windows
    .slice(-MAX_WINDOWS)
    .map((window) => (open.includes(window) ? window : { id: window.id, isOpen: false }));
}

/** Reads the windows of a stored record or a tab message; invalid ones are dropped. */
function readWindows(value: unknown): Windows {
  if (!Array.isArray(value)) return [];
  const windows = value.filter(
    (window): window is DockWindow =>
      isPlainObject(window) &&
      typeof window['id'] === 'string' &&
      (window['id'] === 'shoutbox' || CHAT.test(window['id'])),
  );
  const last = new Map(windows.map(({ id, isOpen }) => [id, { id, isOpen: isOpen === true }]));
  return atMost([...last.values()]);
}
