import type { Call } from './call';
import type { FailureReason } from './error';
import { isObject } from './schema/read';

/**
 * Whether a failure says that the server has no such route, rather than that the thing asked for is missing.
 * Pleroma says `{"error":"Not implemented"}` to an unknown GET and `{"errors":{"detail":"Page not found"}}` to
 * the rest; others answer in plain text or with a page. Where the call's path names nothing that could be missing
 * by itself, every 404 says so.
 */
export function isMissingRoute(
  reason: FailureReason,
  { notFound }: Pick<Call<unknown>, 'notFound'>,
): boolean {
  if (reason.kind !== 'http') return false;
  const { status, body } = reason;
  if (status !== 404) return status === 501;
  if (notFound === 'route' || !isObject(body)) return true;
  return (
    body['error'] === 'Not implemented' ||
    (isObject(body['errors']) && body['errors']['detail'] === 'Page not found')
  );
}
