import type { Feeds } from '../feeds/feeds';
import type { Snapshots } from '../snapshots/snapshots';
import type { Graph } from '../graph/graph';
import type { Features } from '../instance/features';
import type { InstanceInformation } from '../instance/instance-facts';
import type { Cell } from '../kernel/cell';
import type { Environment, Log } from '../kernel/environment';
import type { Lazy } from '../kernel/lazy';
import type { Lifetime } from '../kernel/lifetime';
import { onePer } from '../kernel/one-per';
import type { AccountRecords } from '../kernel/records';
import type { Notices } from '../notices/notices';
import type { Send } from '../session/send';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import type { StatusViews } from '../views/status-views';

/** Updates of what is on screen, by the socket and by polling. */
export interface LiveUpdates {
  /** Whether a stream is about to open. What it keeps up to date is requested after that, so that once is enough. */
  isStreamAwaited: Pick<Cell<boolean>, 'get' | 'subscribe'>;
  start(): void;
  stop(): void;
  /** The network is back or the tab is visible again: reconnects at once and refreshes what may have been missed. */
  wake(): void;
}

/**
 * The domain of one viewer at one server, a visitor or an account: what all its parts share. It never changes its
 * viewer.
 */
export interface Client {
  environment: Environment;
  graph: Graph;
  feeds: Feeds;
  snapshots: Snapshots;
  send: Send;
  statusViews: StatusViews;
  session: Session;
  /** The settings of the page, which all its viewers share. */
  settings: Settings;
  notices: Notices;
  instance: InstanceInformation;
  /** Loaded once the server's documents have been read. */
  features: Lazy<Features>;
  live: LiveUpdates;
  log: Log;
  life: Lifetime;
  /** Names of the viewer's records on this device; null for a visitor. */
  records: AccountRecords | null;
}

/** Creates a value once for each client. */
export const perClient: <T extends object>(make: (client: Client) => T) => (client: Client) => T = onePer;
