import {
  ApiError,
  clientToken,
  passwordToken,
  registerApp,
  verifyCredentials,
  type Call,
  type OAuthApp,
  type OwnAccount,
  type Token,
} from '@linnet/api';
import type { SessionRecords } from './stored-session';

const SCOPES = ['read', 'write', 'follow', 'push', 'admin'];

interface SignInOptions {
  records: SessionRecords;
  send: <T>(call: Call<T>) => Promise<T>;
  origin: string;
}

interface Granted {
  token: string;
  own: OwnAccount;
}

/** Gets tokens for a password. An application is registered only when one is needed. */
export function createSignIn({ records, send, origin }: SignInOptions) {
  async function register(scopes: readonly string[]): Promise<OAuthApp> {
    const app = await send(
      registerApp({
        clientName: 'Linnet',
        redirectUris: `${origin}/oauth-callback`,
        scopes: scopes.join(' '),
      }),
    );
    records.writeApp(app);
    return app;
  }

  /** Servers without staff access for clients refuse that scope: the registration is repeated without it. */
  async function newApp(): Promise<OAuthApp> {
    try {
      return await register(SCOPES);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return register(SCOPES.filter((scope) => scope !== 'admin'));
    }
  }

  /** "Invalid credentials" may mean the application: a server forgets those that were long unused. */
  async function isForgotten(app: OAuthApp): Promise<boolean> {
    try {
      await send(clientToken(app));
      return false;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return true;
    }
  }

  async function tokenFor(username: string, password: string): Promise<Token> {
    const stored = records.readApp();
    const app = stored ?? (await newApp());
    try {
      return await send(passwordToken({ app, username, password }));
    } catch (error) {
      if (stored === null || !isRefusal(error) || !(await isForgotten(stored))) throw error;
      return send(passwordToken({ app: await newApp(), username, password }));
    }
  }

  /** Whose token it is. Asked before the token becomes the page's, which still shows what somebody else read. */
  function ownerOf(token: string): Promise<OwnAccount> {
    return send({ ...verifyCredentials(), auth: 'none', headers: { authorization: `Bearer ${token}` } });
  }

  /** Throws `ApiError` as the server refused it. */
  return async function signIn(username: string, password: string): Promise<Granted> {
    const { accessToken } = await tokenFor(username, password);
    return { token: accessToken, own: await ownerOf(accessToken) };
  };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.reason.kind === 'http' && [400, 401, 422].includes(error.reason.status)
  );
}
