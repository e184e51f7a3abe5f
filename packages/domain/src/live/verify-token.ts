import { verifyCredentials } from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import type { Session } from '../session/session';
import { justNow } from '../kernel/just-now';

interface VerifyOptions extends Pick<Client, 'send' | 'log'> {
  readonly session: Pick<Session, 'token' | 'verify'>;
}

/**
 * Checks whether the token still works, after the server has closed the socket on purpose. All tabs do that at once and
 * share one request; after a refusal, each tab verifies its own session.
 */
export async function verifyToken({ send, session, log }: VerifyOptions): Promise<void> {
  if (session.token() === null) return;
  const error = await errorOf(send(verifyCredentials(), { asOf: justNow() }));
  if (error?.kind === 'http' && error.status < 500) await session.verify();
  else if (error !== null) log('warn', 'the sign-in could not be checked', error);
}
