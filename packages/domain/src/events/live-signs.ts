import type { AccountId, Chat, FailureReason, Notification, StatusId } from '@linnet/api';
import { type Cell, createCell } from '../kernel/cell';
import type { Channel } from '../kernel/environment';
import type { Graph } from '../graph/graph';
import { createHub, type Hub } from '../kernel/hub';
import { onePer } from '../kernel/one-per';
import { isBlockedIn } from '../graph/is-blocked';

interface LiveEvents {
  notification: readonly [Notification];
  /** A chat with a new message. */
  chat: readonly [Chat];
  /** A status that arrived by itself, over the socket or from the viewer's own composer. */
  arrived: readonly [StatusId];
  /**
   * The viewer has blocked accounts, by themselves or with their server, or no longer blocks them. Their relationships
   * need not be known.
   */
  blocks: readonly [isOne: (account: AccountId) => boolean, isBlocked: boolean];
  /** A message of another tab of this viewer. */
  said: readonly [unknown];
  /** The network or the device is back, or the tab is visible again. */
  wake: readonly [];
  /** The viewer's filters were changed. */
  filters: readonly [];
}

/** Events and state of the live connection of a page, for the parts that are loaded later. */
export interface LiveSigns extends Hub<LiveEvents> {
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
  /** The channel to the viewer's other tabs; null while there is none. */
  others: Channel | null;
}

/** The events of the page that has this graph. */
export const liveSignsOf = onePer<Graph, LiveSigns>(createSigns);

function createSigns({ relationships }: Graph): LiveSigns {
  const hub = createHub<LiveEvents>();
  relationships.watch((id, before) => {
    const isBlocked = isBlockedIn(relationships.get(id));
    if (isBlocked !== isBlockedIn(before)) hub.emit('blocks', (account) => account === id, isBlocked);
  });
  return {
    hears: createCell(false),
    heardFrom: 0,
    broken: createCell(false),
    missed: createCell<FailureReason | null>(null),
    attention: createCell(true),
    leads: createCell(true),
    others: null,
    ...hub,
  };
}
