/** Alerts of ours are told apart, and found again, by their tags. */
export const TAG = 'linnet-';

/** What the worker asks of a page, with a port for the answer, which is true or false. */
export type WorkerMessage =
  /** Does this page hear of notifications by itself? */
  | { readonly linnet: 'hears' }
  /** The browser has ended the subscription: this page can make another, since it can tell the server. */
  | { readonly linnet: 'lapsed' }
  /** The person clicked on an alert: show what it was about. `notification` is seen with that; empty for none. */
  | { readonly linnet: 'open'; readonly path: string; readonly notification: string };

/** Null for what is none of ours. */
export function readWorkerMessage(value: unknown): WorkerMessage | null {
  if (typeof value !== 'object' || value === null || !('linnet' in value)) return null;
  if (value.linnet === 'hears' || value.linnet === 'lapsed') return { linnet: value.linnet };
  if (value.linnet !== 'open' || !('path' in value) || !('notification' in value)) return null;
  const { path, notification } = value;
  if (typeof path !== 'string' || typeof notification !== 'string' || !isOwnPath(path)) return null;
  return { linnet: 'open', path, notification };
}

/** An address within this place, and of no other. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
