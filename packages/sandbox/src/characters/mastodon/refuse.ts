import { answer } from '../../server/answer';
import type { Refused } from '../character';
import { isTold, textOf } from '../told';

const NEEDS_USER = 'This method requires an authenticated user';
const BAD_TOKEN = 'The access token is invalid';
const BAD_GRANT =
  'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.';

const refusal = (status: number, error: string, rest: object = {}) => answer({ error, ...rest }, { status });

/** The error messages of the shared routes when a token is missing. */
const CLOSED = /^(?:Invalid credentials\.|authorization required|This API requires|This resource requires)/;

/** An error in Mastodon's form. */
export function refuseAsMastodon({ problem, line, auth, hadToken }: Refused): Response {
  const { status, body } = problem;
  const error = isTold(body) ? textOf(body['error']) : '';
  if (line === 'POST /oauth/token' && error === 'Invalid credentials') {
    return refusal(400, 'invalid_grant', { error_description: BAD_GRANT });
  }
  if (CLOSED.test(error)) {
    // With a token of an application, or without any token where the shared route lets visitors in, it is the user
    // that is missing, not the token.
    const personMissing = auth.token !== null || (!hadToken && !error.startsWith('Invalid'));
    return personMissing ? refusal(422, NEEDS_USER) : refusal(401, BAD_TOKEN);
  }
  if (error.startsWith('Insufficient permissions')) {
    return refusal(403, 'This action is outside the authorized scopes');
  }
  if (isTold(body) && 'errors' in body && status === 400) return refusal(422, `Validation failed: ${error}`);
  if (status >= 500) return refusal(500, 'An internal error occurred. Please try again later.');
  if (status === 404) return refusal(404, 'Record not found');
  return answer(body, { status });
}
