import { ApiError, type Call, type Transport } from '@linnet/api';
import type { Session } from './session/session';

export type Send = Transport['send'];

/** Sends for the reader. A refusal makes the session ask whether its token still works. */
export function createSend(transport: Transport, session: Session): Send {
  return async function send<T>(call: Call<T>, options?: Parameters<Send>[1]): Promise<T> {
    try {
      return await transport.send(call, options);
    } catch (error) {
      const refused =
        error instanceof ApiError && error.reason.kind === 'http' && [401, 403].includes(error.reason.status);
      if (refused && call.auth !== 'none') void session.verify();
      throw error;
    }
  };
}
