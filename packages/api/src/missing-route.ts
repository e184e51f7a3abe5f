import type { Call } from './call';
import type { FailureReason } from './error';
import { isObject } from './schema/read';

/**
 * Whether an error means that the server has no such route, rather than that an object is missing. Pleroma answers an
 * unknown GET with `{"error":"Not implemented"}` and anything else with `{"errors":{"detail":"Page not found"}}`; other
 * servers answer with plain text or a page. If the call's path contains no object that could be missing, every 404
 * means a missing route.
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
