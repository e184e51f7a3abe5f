import { ApiError, verifyCredentials } from '@linnet/api';
import type { Log } from '../kernel/environment';
import type { Send } from '../session/send';
import type { Session } from '../session/session';
import { justNow } from '../kernel/just-now';

interface VerifyOptions {
  readonly send: Send;
  readonly session: Pick<Session, 'token' | 'verify'>;
  readonly log: Log;
}

/**
 * Checks whether the token still works, after the server closed a socket on purpose. All tabs do so at once and share
 * one request; each tab verifies a refusal by itself.
 */
export async function verifyToken({ send, session, log }: VerifyOptions): Promise<void> {
  if (session.token() === null) return;
  try {
    await send(verifyCredentials(), { asOf: justNow() });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason } = error;
    if (reason.kind === 'http' && reason.status < 500) await session.verify();
    else log('warn', 'the sign-in could not be checked', error);
  }
}
