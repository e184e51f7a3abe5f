import type { ApiError } from '@linnet/api';

/** Asked again it may be answered: the server was not reached, is in trouble or asks for patience. */
export function mayPass({ reason }: ApiError): boolean {
  return reason.kind === 'http'
    ? reason.status >= 500 || reason.status === 429
    : !['malformed', 'ignored'].includes(reason.kind);
}
