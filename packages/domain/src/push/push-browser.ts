import type { BrowserSubscription } from '@linnet/api';

export type Permission = 'granted' | 'denied' | 'default' | 'missing';

/** What the browser agreed with its push service. */
export interface HeldSubscription extends BrowserSubscription {
  /** The server's key that it was made with, in base 64 for addresses; null where the browser does not say. */
  readonly key: string | null;
  end(): Promise<void>;
}

/** The worker that is told of notifications while no page is open. */
export interface PushWorker {
  held(): Promise<HeldSubscription | null>;
  /** Throws what the browser says where its push service does not take part. */
  subscribe(key: Uint8Array<ArrayBuffer>): Promise<HeldSubscription>;
}

/** What push needs of the browser. */
export interface PushBrowser {
  permission(): Permission;
  /** Asks the person; of use only while they have just done something. */
  ask(): Promise<Permission>;
  /** Starts our worker, in place of any other. Null where the browser has none, or no push. */
  start(): Promise<PushWorker | null>;
  /** Does something while no other page of this browser does, since all of them have one subscription. */
  alone(task: () => Promise<void>): Promise<void>;
  /** The worker that runs here already, be it ours or another's. */
  running(): Promise<PushWorker | null>;
}
