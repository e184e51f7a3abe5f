import type { FailureReason } from '../error';
import { isObject, readText } from './read';

/** The token for the second factor, when the password alone was not enough; null for other errors. */
export function readMfaToken(reason: FailureReason): string | null {
  if (reason.kind !== 'http' || !isObject(reason.body) || reason.body['error'] !== 'mfa_required')
    return null;
  return readText(reason.body, 'mfa_token') || null;
}
