import {
  answerMfa,
  ApiError,
  authorizeAddress,
  clientToken,
  codeToken,
  passwordToken,
  revokeToken,
  verifyCredentials,
  type AccountId,
  type Call,
  type OwnAccount,
} from '@linnet/api';
import type { RecordStorage } from '../environment';
import { createApplication } from './application';
import { newProofKey, newSecret } from './proof-key';

/** Whose token it is. */
export interface Granted {
  token: string;
  accountId: AccountId;
  username: string;
  own: OwnAccount;
}

export interface SecondFactorAnswer {
  /** Of the refusal that asked for it. */
  mfaToken: string;
  kind: 'totp' | 'recovery';
  code: string;
}

/** A sign-in on the server's own page, as it begins. */
export interface Authorization {
  /** Of the page, from the root of the server. */
  address: string;
  /** Comes back with the code; anything else that comes back was not begun here. */
  state: string;
  /** To be given with the code; null where browsers cannot make one. */
  verifier: string | null;
}

/** The ways in. Each throws `ApiError` as the server refused it, and leaves whoever reads as it was. */
export interface Access {
  /** Refused with a token to answer with where the account has a second factor: `readMfaToken`. */
  byPassword(username: string, password: string): Promise<void>;
  bySecondFactor(answer: SecondFactorAnswer): Promise<void>;
  authorize(): Promise<Authorization>;
  byCode(code: string, verifier: string | null): Promise<void>;
  byToken(token: string): Promise<void>;
  /** A token that speaks for the application alone. */
  applicationToken(): Promise<string>;
  revoke(token: string): Promise<void>;
}

interface AccessOptions {
  storage: RecordStorage;
  send: <T>(call: Call<T>) => Promise<T>;
  origin: string;
  /** Somebody reads from now on. */
  admit: (granted: Granted) => void;
}

export function createAccess(options: AccessOptions): Access {
  const { send } = options;
  const application = createApplication(options);

  /** Asked before the token becomes the page's, which still shows what somebody else read. */
  async function byToken(token: string): Promise<void> {
    const asked = {
      ...verifyCredentials(),
      auth: 'none',
      headers: { authorization: `Bearer ${token}` },
    } as const;
    const own = await send(asked);
    options.admit({ token, accountId: own.id, username: own.username, own });
  }

  /** The application that a sign-in was begun with. Without it nothing was begun on this device. */
  function begunWith() {
    const app = application.stored();
    if (app === null) throw new ApiError({ kind: 'malformed', what: 'sign-in that was not begun here' });
    return app;
  }

  return {
    byToken,
    async byPassword(username, password) {
      const { accessToken } = await application.use((app) =>
        send(passwordToken({ app, username, password })),
      );
      await byToken(accessToken);
    },
    async bySecondFactor(answer) {
      const { accessToken } = await send(answerMfa({ app: begunWith(), ...answer }));
      await byToken(accessToken);
    },
    async authorize() {
      const app = await application.sure();
      const [state, proof] = [newSecret(), await newProofKey()];
      const address = authorizeAddress({
        app,
        redirectUri: application.redirectUri,
        scopes: app.scopes,
        state,
        challenge: proof?.challenge,
      });
      return { address, state, verifier: proof?.verifier ?? null };
    },
    async byCode(code, verifier) {
      const { redirectUri } = application;
      const { accessToken } = await send(codeToken({ app: begunWith(), redirectUri, code, verifier }));
      await byToken(accessToken);
    },
    async applicationToken() {
      const { accessToken } = await application.use((app) => send(clientToken(app, app.scopes)));
      return accessToken;
    },
    async revoke(token) {
      const app = application.stored();
      if (app !== null) await send(revokeToken({ app, token }));
    },
  };
}
