import type { Alert } from './alert';

/** What alerts need from the browser. */
export interface AlertBrowser {
  /** Whether the browser permits notifications from this origin. */
  isAllowed(): boolean;
  /** Whether a page of this application has the focus, in any tab. */
  isWatched(): Promise<boolean>;
  /** Shows an alert, replacing an earlier one of the same notification. Returns a function that closes it. */
  show(alert: Alert): () => void;
}
