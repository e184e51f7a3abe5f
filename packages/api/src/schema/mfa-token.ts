import type { FailureReason } from '../error';
import { isObject, readText } from './read';

/** The token that goes with the second factor's code, when that is why a sign-in was refused; else null. */
export function readMfaToken(reason: FailureReason): string | null {
  if (reason.kind !== 'http' || !isObject(reason.body) || reason.body['error'] !== 'mfa_required')
    return null;
  return readText(reason.body, 'mfa_token') || null;
}
