import {
  ApiError,
  clientToken,
  passwordToken,
  registerApp,
  type Call,
  type OAuthApp,
  type Token,
} from '@linnet/api';
import type { SessionRecords } from './stored-session';

const SCOPES = ['read', 'write', 'follow', 'push', 'admin'];

interface SignInOptions {
  records: SessionRecords;
  send: <T>(call: Call<T>) => Promise<T>;
  origin: string;
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

  /** Throws `ApiError` as the server refused it. */
  return async function signIn(username: string, password: string): Promise<{ app: OAuthApp; token: Token }> {
    const stored = records.readApp();
    const app = stored ?? (await newApp());
    try {
      return { app, token: await send(passwordToken({ app, username, password })) };
    } catch (error) {
      if (stored === null || !isRefusal(error) || !(await isForgotten(stored))) throw error;
      const fresh = await newApp();
      return { app: fresh, token: await send(passwordToken({ app: fresh, username, password })) };
    }
  };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.reason.kind === 'http' && [400, 401, 422].includes(error.reason.status)
  );
}
