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
import type { RecordStorage } from '../kernel/environment';
import type { ServerScope } from '../kernel/records';
import { createApplication } from './application';
import { newProofKey, newSecret } from './proof-key';

/** A new token and its account. */
export interface Granted {
  token: string;
  accountId: AccountId;
  username: string;
  own: OwnAccount;
  tokenId?: string;
}

export interface SecondFactorAnswer {
  /** From the error that required the second factor. */
  mfaToken: string;
  kind: 'totp' | 'recovery';
  /** As typed. */
  code: string;
}

/** The code as the server reads it: digits of any script as typed or pasted, without spaces and hyphens. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
}

/** The beginning of a sign-in on the server's own page. */
export interface Authorization {
  /** Path of the page, from the root of the server. */
  address: string;
  /** The server returns it with the code; another value there means that the sign-in was not started here. */
  state: string;
  /** Sent with the code; null where the browser can't make one. */
  verifier: string | null;
}

/** The ways to sign in. Each throws the `ApiError` of a refusal, and leaves the present session as it was. */
export interface Access {
  /** Fails if the account has a second factor; `readMfaToken` reads the token for `bySecondFactor` from the error. */
  byPassword(username: string, password: string): Promise<void>;
  bySecondFactor(answer: SecondFactorAnswer): Promise<void>;
  authorize(): Promise<Authorization>;
  byCode(code: string, verifier: string | null): Promise<void>;
  byToken(token: string): Promise<void>;
  /** A token of the application, without an account. */
  applicationToken(): Promise<string>;
  revoke(token: string): Promise<void>;
}

interface AccessOptions {
  storage: RecordStorage;
  server: ServerScope;
  send: <T>(call: Call<T>) => Promise<T>;
  origin: string;
  /** Called with the new session. */
  admit: (granted: Granted) => void;
}

export function createAccess(options: AccessOptions): Access {
  const { send } = options;
  const application = createApplication(options);

  /** Signs in with a token, which its call has in a header: the client that sends is still that of another viewer. */
  async function byToken(token: string, tokenId?: string | null): Promise<void> {
    const call = {
      ...verifyCredentials(),
      auth: 'none',
      headers: { authorization: `Bearer ${token}` },
    } as const;
    const own = await send(call);
    const granted = { token, accountId: own.id, username: own.username, own };
    options.admit(tokenId ? { ...granted, tokenId } : granted);
  }

  /** The application with which the sign-in was started. Throws when there is none: then it was started elsewhere. */
  function applicationOfSignIn() {
    const app = application.stored();
    if (app === null) throw new ApiError({ kind: 'malformed', what: 'sign-in that was not started here' });
    return app;
  }

  return {
    byToken: (token) => byToken(token),
    async byPassword(username, password) {
      const { accessToken, id } = await application.use((app) =>
        send(passwordToken({ app, username, password })),
      );
      await byToken(accessToken, id);
    },
    async bySecondFactor(answer) {
      const app = applicationOfSignIn();
      const { accessToken, id } = await send(answerMfa({ app, ...answer, code: plainCode(answer.code) }));
      await byToken(accessToken, id);
    },
    async authorize() {
      const app = await application.ensure();
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
      const { accessToken, id } = await send(
        codeToken({ app: applicationOfSignIn(), redirectUri, code, verifier }),
      );
      await byToken(accessToken, id);
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
