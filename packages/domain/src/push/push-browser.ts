import type { BrowserSubscription } from '@linnet/api';

export type Permission = 'granted' | 'denied' | 'default' | 'missing';

/** A push subscription of the browser. */
export interface ActiveSubscription extends BrowserSubscription {
  /** The key of the server with which it was made, in URL-safe base 64; null where the browser does not say. */
  readonly key: string | null;
  end(): Promise<void>;
}

/** The service worker that receives notifications while no page is open. */
export interface PushWorker {
  subscription(): Promise<ActiveSubscription | null>;
  /** Rejects with the error of the browser where its push service refuses. */
  subscribe(key: Uint8Array<ArrayBuffer>): Promise<ActiveSubscription>;
}

/** What push needs of the browser. */
export interface PushBrowser {
  permission(): Permission;
  /** Asks the viewer for the permission; works only right after an action of the viewer. */
  requestPermission(): Promise<Permission>;
  /** Registers our service worker, in place of any other. Null where the browser has none, or no push. */
  start(): Promise<PushWorker | null>;
  /** Runs the task while no other tab runs one, since all tabs share one subscription. */
  withLock(task: () => Promise<void>): Promise<void>;
  /** The service worker that is already running, ours or another. */
  running(): Promise<PushWorker | null>;
}
