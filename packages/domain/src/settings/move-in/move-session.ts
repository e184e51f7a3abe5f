import { ApiError, verifyCredentials, type OwnAccount } from '@linnet/api';
import type { Client } from '../../client';
import { ALL_SCOPES, createAppRecord } from '../../session/stored-app';
import { createSessionRecords } from '../../session/stored-session';
import type { FeState } from './fe-state';

type Parts = Pick<Client, 'environment' | 'send' | 'session'>;

/** What became of a sign-in elsewhere: `unknown` when the server could not be asked. */
export type MovedSession =
  | { state: 'none' | 'refused' | 'unknown' }
  | { state: 'moved'; account: OwnAccount };

/** Whose token it is that Pleroma-FE left. Signs in to nothing. */
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

/** The person goes on as who they are. False when the browser does not keep it. */
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
