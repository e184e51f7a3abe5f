import { ApiError, type OwnAccount, verifyCredentials } from '@linnet/api';
import type { Client } from '../client/client';
import { serverScope } from '../kernel/records';
import { ALL_SCOPES, createAppRecord } from '../session/stored-app';
import { createSessionRecords } from '../session/stored-session';
import type { FeState } from './fe-state';

/** The result of checking a stored sign-in: `unknown` when the server could not be reached. */
export type StoredSessionCheck =
  | { state: 'none' | 'refused' | 'unknown' }
  | { state: 'moved'; account: OwnAccount };

/** Finds out to whom Pleroma-FE's token belongs. Does not sign in. */
export async function checkSession(
  { send }: Pick<Client, 'send'>,
  { token }: FeState,
): Promise<StoredSessionCheck> {
  if (token === null) return { state: 'none' };
  try {
    const headers = { authorization: `Bearer ${token}` };
    return { state: 'moved', account: await send({ ...verifyCredentials(), auth: 'none', headers }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason } = error;
    const isRejected = reason.kind === 'http' && [400, 401, 403, 422].includes(reason.status);
    return { state: isRejected ? 'refused' : 'unknown' };
  }
}

/** Stores the session. False when it could not be stored. */
export function storeSession(
  { environment }: Pick<Client, 'environment'>,
  state: FeState,
  account: OwnAccount,
): boolean {
  const { storage } = environment;
  const scope = serverScope(environment);
  if (state.app !== null) createAppRecord(storage, scope).write({ ...state.app, scopes: ALL_SCOPES });
  return createSessionRecords(storage, scope).writeSession({
    token: state.token ?? '',
    accountId: account.id,
    username: account.username,
  });
}
