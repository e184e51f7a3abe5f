import { ApiError, clientToken, registerApp, type Call } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { ALL_SCOPES, createAppRecord, type Application } from './stored-app';

/** From most to least: what a server refuses as a whole is asked for without the parts that only some know. */
const SCOPES_TO_ASK = [ALL_SCOPES, 'read write follow push', 'read write'];

interface ApplicationOptions {
  storage: RecordStorage;
  send: <T>(call: Call<T>) => Promise<T>;
  origin: string;
}

/** This device as an application of the server. Registered when it is first needed, and kept. */
export interface ApplicationKeeper {
  /** Where signing in on the server's page comes back to. */
  redirectUri: string;
  /** Null as long as none was registered. */
  stored(): Application | null;
  /** One that the server knows for sure: it is asked. */
  sure(): Promise<Application>;
  /** Does something with it; once more with a new one when it was refused because the server has forgotten it. */
  use<T>(task: (app: Application) => Promise<T>): Promise<T>;
}

export function createApplication({ storage, send, origin }: ApplicationOptions): ApplicationKeeper {
  const record = createAppRecord(storage);
  const redirectUri = `${origin}/oauth-callback`;

  async function register(scopes: string): Promise<Application> {
    const registered = await send(registerApp({ clientName: 'Linnet', redirectUris: redirectUri, scopes }));
    const app = { ...registered, scopes };
    record.write(app);
    return app;
  }

  async function newApp(): Promise<Application> {
    let refusal: unknown;
    for (const scopes of SCOPES_TO_ASK) {
      try {
        return await register(scopes);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refusal = error;
      }
    }
    throw refusal;
  }

  /** "Invalid credentials" may mean the application: a server forgets those that were long unused. */
  async function isForgotten(app: Application): Promise<boolean> {
    try {
      await send(clientToken(app));
      return false;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return true;
    }
  }

  return {
    redirectUri,
    stored: record.read,
    async sure() {
      const stored = record.read();
      return stored === null || (await isForgotten(stored)) ? newApp() : stored;
    },
    async use(task) {
      const stored = record.read();
      try {
        return await task(stored ?? (await newApp()));
      } catch (error) {
        if (stored === null || !isRefusal(error) || !(await isForgotten(stored))) throw error;
        return task(await newApp());
      }
    },
  };
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.reason.kind === 'http' && [400, 401, 422].includes(error.reason.status)
  );
}
