import type { Chat, FailureReason, Notification } from '@linnet/api';
import { type Cell, createCell } from '../cell';
import type { Channel } from '../environment';
import type { Graph } from '../graph/graph';
import { onePer } from '../one-per';

type Listener<T> = (thing: T) => void;

/** Events and state of the live connection of a page, for the parts that are loaded later. */
export interface LiveSigns {
  /** The stream of the viewer's own account is open: what it carries need not be polled. */
  hears: Cell<boolean>;
  /** Since when it has been, in milliseconds since 1970. */
  heardFrom: number;
  /** Live updates ended and a retry did not restore them. */
  broken: Cell<boolean>;
  /** Why polling for the viewer's notifications failed. */
  missed: Cell<FailureReason | null>;
  /** Whether the page is visible. */
  attention: Cell<boolean>;
  /** Whether this is the leading tab: the one that does what only one of them should. */
  leads: Cell<boolean>;
  tellNotification: Listener<Notification>;
  onNotification(listener: Listener<Notification>): () => void;
  /** Emits a chat with a new message. */
  tellChat: Listener<Chat>;
  onChat(listener: Listener<Chat>): () => void;
  /** The channel to the viewer's other tabs; null while there is none. */
  others: Channel | null;
  /** Emits a message of another tab of this viewer. */
  tellSaid: Listener<unknown>;
  onSaid(listener: Listener<unknown>): () => void;
  /** Emits when the network or the device is back, or the tab is visible again. */
  tellWake(): void;
  onWake(listener: () => void): () => void;
  /** Emits when the viewer's filters were changed on this page. */
  tellFilters(): void;
  onFilters(listener: () => void): () => void;
}

/** The events of the page that has this graph. */
export const liveSignsOf = onePer<Graph, LiveSigns>(createSigns);

function createSigns(): LiveSigns {
  const notifications = new Set<Listener<Notification>>();
  const chats = new Set<Listener<Chat>>();
  const saids = new Set<Listener<unknown>>();
  const wakes = new Set<() => void>();
  const filterListeners = new Set<() => void>();
  return {
    hears: createCell(false),
    heardFrom: 0,
    broken: createCell(false),
    missed: createCell<FailureReason | null>(null),
    attention: createCell(true),
    leads: createCell(true),
    tellNotification(notification) {
      for (const listener of [...notifications]) listener(notification);
    },
    onNotification(listener) {
      notifications.add(listener);
      return () => notifications.delete(listener);
    },
    tellChat(chat) {
      for (const listener of [...chats]) listener(chat);
    },
    onChat(listener) {
      chats.add(listener);
      return () => chats.delete(listener);
    },
    others: null,
    tellSaid(what) {
      for (const listener of [...saids]) listener(what);
    },
    onSaid(listener) {
      saids.add(listener);
      return () => saids.delete(listener);
    },
    tellWake() {
      for (const listener of [...wakes]) listener();
    },
    onWake(listener) {
      wakes.add(listener);
      return () => wakes.delete(listener);
    },
    tellFilters() {
      for (const listener of [...filterListeners]) listener();
    },
    onFilters(listener) {
      filterListeners.add(listener);
      return () => filterListeners.delete(listener);
    },
  };
}
