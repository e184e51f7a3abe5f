/** Prefix of the tags of our alerts. */
export const TAG = 'linnet-';

/** Messages from the worker to a page, with a port for the answer: true or false. */
export type WorkerMessage =
  /** Does this page receive notifications? */
  | { readonly linnet: 'hears' }
  /** The browser has ended the subscription: the page should renew it, since it can call the server. */
  | { readonly linnet: 'lapsed' }
  /** The viewer clicked on an alert: the page should open `path` and mark `notification` as read (empty for none). */
  | { readonly linnet: 'open'; readonly path: string; readonly notification: string };

/** Null when the message is not ours. */
export function readWorkerMessage(value: unknown): WorkerMessage | null {
  if (typeof value !== 'object' || value === null || !('linnet' in value)) return null;
  if (value.linnet === 'hears' || value.linnet === 'lapsed') return { linnet: value.linnet };
  if (value.linnet !== 'open' || !('path' in value) || !('notification' in value)) return null;
  const { path, notification } = value;
  if (typeof path !== 'string' || typeof notification !== 'string' || !isOwnPath(path)) return null;
  return { linnet: 'open', path, notification };
}

/** Whether an address is a path on this origin. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
