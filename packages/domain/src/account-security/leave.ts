import { ApiError, deleteAccount, disableAccount, verifyCredentials } from '@linnet/api';
import type { Client } from '../client/client';
import { type Outcome, carryOut } from './outcome';

/** Deleting can't be undone; a disabled account can be enabled by the staff of its server. */
export type WayToLeave = 'delete' | 'disable';

const calls = { delete: deleteAccount, disable: disableAccount } as const;

/** Deletes or disables the viewer's account, after which no session of it works. Does not sign out. */
export function leaveServer(
  { send }: Pick<Client, 'send'>,
  { way, password }: { readonly way: WayToLeave; readonly password: string },
): Promise<Outcome> {
  return carryOut({
    send: () => send(calls[way](password)),
    async isDone() {
      try {
        await send(verifyCredentials());
        return false;
      } catch (error) {
        if (
          error instanceof ApiError &&
          error.reason.kind === 'http' &&
          [401, 403].includes(error.reason.status)
        )
          return true;
        throw error;
      }
    },
  });
}
