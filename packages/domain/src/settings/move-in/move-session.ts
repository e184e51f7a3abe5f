import { ApiError, verifyCredentials, type OwnAccount } from '@linnet/api';
import type { Client } from '../../client';
import { ALL_SCOPES, createAppRecord } from '../../session/stored-app';
import { createSessionRecords } from '../../session/stored-session';
import type { FeState } from './fe-state';

type Parts = Pick<Client, 'environment' | 'send' | 'session'>;

/** The result of checking a stored sign-in: `unknown` when the server could not be reached. */
export type MovedSession =
  | { state: 'none' | 'refused' | 'unknown' }
  | { state: 'moved'; account: OwnAccount };

/** Finds out to whom Pleroma-FE's token belongs. Does not sign in. */
export async function askSession({ send }: Pick<Parts, 'send'>, { token }: FeState): Promise<MovedSession> {
  if (token === null) return { state: 'none' };
  try {
    const headers = { authorization: `Bearer ${token}` };
    return { state: 'moved', account: await send({ ...verifyCredentials(), auth: 'none', headers }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason } = error;
    const isRefused = reason.kind === 'http' && [400, 401, 403, 422].includes(reason.status);
    return { state: isRefused ? 'refused' : 'unknown' };
  }
}

/** Stores the session and takes it over. False when it could not be stored. */
export async function goOn(
  { environment, session }: Parts,
  state: FeState,
  account: OwnAccount,
): Promise<boolean> {
  const { storage } = environment;
  if (state.app !== null) createAppRecord(storage).write({ ...state.app, scopes: ALL_SCOPES });
  const isKept = createSessionRecords(storage).writeSession({
    token: state.token ?? '',
    accountId: account.id,
    username: account.username,
  });
  await session.follow();
  return isKept;
}
