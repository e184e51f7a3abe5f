import { ApiError, changeEmail, changePassword, profileFacts, readMfaToken } from '@linnet/api';
import type { Client } from '../client/client';
import { type Access, plainCode } from '../session/access';
import { type Outcome, carryOut } from './outcome';

/** What these steps need of the client of a page. */
export type Needed = Pick<Client, 'send' | 'session'> & {
  readonly accounts: { access(): Promise<Access> };
};

/** The state of this page's session after the change, which ends the one that began with the old password. */
type Continued =
  | { readonly kind: 'signed-in' }
  /** The account has a second factor: `continueWithCode` completes the sign-in. */
  | { readonly kind: 'needs-code'; readonly mfaToken: string }
  /** The password is changed, but this page has to sign in again by hand. */
  | { readonly kind: 'signed-out' };

export type PasswordOutcome = Outcome<Continued>;

export interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Signs in with a password; `refused` when it is wrong. Rejects with other `ApiError`s. */
async function signInWith(client: Needed, password: string): Promise<Continued | { kind: 'refused' }> {
  const viewer = client.session.state.get();
  if (viewer.state === 'visitor') return { kind: 'signed-out' };
  try {
    await (await client.accounts.access()).byPassword(viewer.username, password);
    return { kind: 'signed-in' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const mfaToken = readMfaToken(error.reason);
    if (mfaToken !== null) return { kind: 'needs-code', mfaToken };
    const { reason } = error;
    if (reason.kind === 'http' && (reason.status === 400 || reason.status === 401))
      return { kind: 'refused' };
    throw error;
  }
}

/**
 * Changes the viewer's password. The server then ends every session of the account, so this page signs in again with
 * the new password. When the answer to the change was lost, that also shows whether the password was changed.
 */
export async function changeOwnPassword(client: Needed, change: PasswordChange): Promise<PasswordOutcome> {
  const { password, newPassword, confirmation } = change;
  let continued: Continued | null = null;

  function finish(outcome: Outcome): PasswordOutcome {
    if (outcome.kind === 'unknown')
      return { kind: 'unknown', checkAgain: async () => finish(await outcome.checkAgain()) };
    return outcome.kind === 'done' ? (continued ?? { kind: 'signed-out' }) : outcome;
  }

  return finish(
    await carryOut({
      send: () => client.send(changePassword(password, newPassword, confirmation)),
      async isDone() {
        const now = await signInWith(client, newPassword);
        if (now.kind === 'refused') return false;
        continued = now;
        return true;
      },
    }),
  );
}

/** Completes a sign-in that needs a second factor, with a code of the authenticator or a recovery code. */
export async function continueWithCode(client: Needed, mfaToken: string, typed: string): Promise<Outcome> {
  const code = plainCode(typed);
  const kind = /^\d{6}$/.test(code) ? 'totp' : 'recovery';
  return carryOut({
    async send() {
      await (await client.accounts.access()).bySecondFactor({ mfaToken, kind, code });
      return undefined;
    },
    async isDone() {
      const reason = await client.session.verify();
      if (reason !== null && reason.kind !== 'http') throw new ApiError(reason);
      // Without a session, the server may nevertheless have accepted the code, which then can't be used again.
      return reason === null ? true : null;
    },
  });
}

/** Letters and digits that are not mistaken for each other. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A random password of twenty characters (115 bits), in groups that can be read aloud. */
export function newPassword(): string {
  const group = (): string => Array.from({ length: GROUP_LENGTH }, randomCharacter).join('');
  return Array.from({ length: GROUPS }, group).join('-');

  /** Draws again when a byte is beyond the last multiple of the number of characters: so each is equally likely. */
  function randomCharacter(): string {
    const limit = 256 - (256 % characters.length);
    for (;;) {
      const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < limit) return characters.charAt(byte % characters.length);
    }
  }
}

/** The viewer's own mail address; null for none. Rejects with `ApiError`. */
export async function ownEmail({ send }: Pick<Client, 'send'>): Promise<string | null> {
  return (await send(profileFacts())).own.email;
}

/** Changes the viewer's mail address; an empty one removes it. */
export function changeOwnEmail(
  client: Pick<Client, 'send'>,
  { password, email }: { readonly password: string; readonly email: string },
): Promise<Outcome> {
  const wanted = email.trim();
  return carryOut({
    send: () => client.send(changeEmail(password, wanted)),
    isDone: async () => ((await ownEmail(client)) ?? '').toLowerCase() === wanted.toLowerCase(),
  });
}
