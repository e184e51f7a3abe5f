import type { Alert } from './alert';

/** What alerts need of the browser. */
export interface AlertBrowser {
  /** The person lets this place show alerts, as far as the browser says. */
  isAllowed(): boolean;
  /** Somebody looks at a page of this place, in whatever tab. */
  isWatched(): Promise<boolean>;
  /** Shows one, in place of an earlier one of the same notification. The returned function takes it away. */
  show(alert: Alert): () => void;
}
