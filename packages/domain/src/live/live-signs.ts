import type { Chat, FailureReason, Notification } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Channel } from '../environment';
import type { Graph } from '../graph/graph';
import { onePer } from '../one-per';

type Listener<T> = (thing: T) => void;

/** What parts that come later need to know of the live connection of their page. */
export interface LiveSigns {
  /** The member's own stream is heard: nobody needs to ask for what it carries. */
  hears: Cell<boolean>;
  /** Since when, in milliseconds since 1970. */
  heardFrom: number;
  /** Live updates ended, and could not be had again at once. */
  broken: Cell<boolean>;
  /** Why the reader's notifications could not be asked for by themselves. */
  missed: Cell<FailureReason | null>;
  /** Somebody looks at this page. */
  attention: Cell<boolean>;
  /** Of all pages of this browser this is the one that does what is to be done once. */
  leads: Cell<boolean>;
  tellNotification: Listener<Notification>;
  onNotification(listener: Listener<Notification>): () => void;
  /** Somebody wrote in a chat. */
  tellChat: Listener<Chat>;
  onChat(listener: Listener<Chat>): () => void;
  /** The way to the reader's other pages; null while there is none. */
  others: Channel | null;
  /** Another page of this reader says something. */
  tellSaid: Listener<unknown>;
  onSaid(listener: Listener<unknown>): () => void;
  /** The network is back, or the tab is looked at again. */
  tellWake(): void;
  onWake(listener: () => void): () => void;
  /** The reader's filters are others, by what was done on this page. */
  tellFilters(): void;
  onFilters(listener: () => void): () => void;
}

/** The signs of the page that has this graph. */
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
