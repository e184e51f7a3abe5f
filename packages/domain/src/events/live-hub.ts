import type {
  AccountId,
  Chat,
  Conversation,
  ErrorReason,
  Notification,
  StatusId,
  StreamName,
} from '@linnet/api';
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
  /** A conversation of direct posts with a new one. Servers send it on the stream of direct posts alone. */
  conversation: readonly [Conversation];
  /** A status that arrived by itself, over the socket or from the viewer's own composer. */
  arrived: readonly [StatusId];
  /** A status was deleted, which need not be known to this page. */
  deleted: readonly [StatusId];
  /**
   * The viewer has blocked accounts, by themselves or with their server, or no longer blocks them. Their relationships
   * need not be known.
   */
  blocks: readonly [isAffected: (account: AccountId) => boolean, isBlocked: boolean];
  /** A message of another tab of this viewer. */
  tabMessage: readonly [unknown];
  /** The network or the device is back, or the tab is visible again. */
  wake: readonly [];
  /** The viewer's filters were changed. */
  filters: readonly [];
  /** The server's custom emoji were changed. */
  emoji: readonly [];
}

/** Events and state of the live connection of a page, for the parts that are loaded later. */
export interface LiveHub extends Hub<LiveEvents> {
  /** Whether the stream of the viewer's own account is open: what it sends need not be polled. */
  isStreamOpen: Cell<boolean>;
  /** When that stream was opened, in milliseconds since 1970. */
  streamOpenSince: number;
  /** Streams that are wanted besides that one and those of the feeds on screen; one may occur several times. */
  streams: Cell<readonly StreamName[]>;
  /** Whether live updates ended and a retry did not restore them. */
  isLost: Cell<boolean>;
  /** Why polling for the viewer's notifications failed. */
  pollingError: Cell<ErrorReason | null>;
  /** Whether the page is visible. */
  isVisible: Cell<boolean>;
  /** Whether this is the leading tab: the one that does what only one of them should. */
  isLeading: Cell<boolean>;
  /** The channel to the viewer's other tabs; null while there is none. */
  otherTabs: Channel | null;
}

/** The events of the page that has this graph. */
export const liveHubOf = onePer<Graph, LiveHub>(createLiveHub);

function createLiveHub({ relationships }: Graph): LiveHub {
  const hub = createHub<LiveEvents>();
  relationships.watch((id, before) => {
    const isBlocked = isBlockedIn(relationships.get(id));
    if (isBlocked !== isBlockedIn(before)) hub.emit('blocks', (account) => account === id, isBlocked);
  });
  return {
    isStreamOpen: createCell(false),
    streamOpenSince: 0,
    streams: createCell<readonly StreamName[]>([]),
    isLost: createCell(false),
    pollingError: createCell<ErrorReason | null>(null),
    isVisible: createCell(true),
    isLeading: createCell(true),
    otherTabs: null,
    ...hub,
  };
}
