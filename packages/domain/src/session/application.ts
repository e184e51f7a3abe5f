import { ApiError, clientToken, registerApp, type Call } from '@linnet/api';
import type { RecordStorage } from '../kernel/environment';
import type { ServerScope } from '../kernel/records';
import { ALL_SCOPES, createAppRecord, type Application } from './stored-app';

/** Tried one after the other, as some servers refuse scopes that they don't know. */
const SCOPES_TO_TRY = [ALL_SCOPES, 'read write follow push', 'read write'];

interface ApplicationOptions {
  storage: RecordStorage;
  server: ServerScope;
  send: <T>(call: Call<T>) => Promise<T>;
  origin: string;
}

/** This device as an OAuth application of the server. Registered when it is first needed, and stored. */
export interface ApplicationKeeper {
  /** Address to which the server's page redirects after signing in. */
  redirectUri: string;
  /** Null if none was registered. */
  stored(): Application | null;
  /** Resolves with an application that the server has confirmed to know. */
  ensure(): Promise<Application>;
  /**
   * Runs a task with the application; if the server refuses because it has forgotten the application, registers a new
   * one and runs the task again.
   */
  use<T>(task: (app: Application) => Promise<T>): Promise<T>;
}

export function createApplication({ storage, server, send, origin }: ApplicationOptions): ApplicationKeeper {
  const record = createAppRecord(storage, server);
  const redirectUri = `${origin}/oauth-callback`;

  async function register(scopes: string): Promise<Application> {
    const registered = await send(registerApp({ clientName: 'Linnet', redirectUris: redirectUri, scopes }));
    const app = { ...registered, scopes };
    record.write(app);
    return app;
  }

  async function newApp(): Promise<Application> {
    let lastRejection: unknown;
    for (const scopes of SCOPES_TO_TRY) {
      try {
        return await register(scopes);
      } catch (error) {
        if (!isRejection(error)) throw error;
        lastRejection = error;
      }
    }
    throw lastRejection;
  }

  /** "Invalid credentials" may mean the application: servers delete those that were not used for long. */
  async function isForgotten(app: Application): Promise<boolean> {
    try {
      await send(clientToken(app));
      return false;
    } catch (error) {
      if (!isRejection(error)) throw error;
      return true;
    }
  }

  return {
    redirectUri,
    stored: record.read,
    async ensure() {
      const stored = record.read();
      return stored === null || (await isForgotten(stored)) ? newApp() : stored;
    },
    async use(task) {
      const stored = record.read();
      try {
        return await task(stored ?? (await newApp()));
      } catch (error) {
        if (stored === null || !isRejection(error) || !(await isForgotten(stored))) throw error;
        return task(await newApp());
      }
    },
  };
}

function isRejection(error: unknown): boolean {
  return (
    error instanceof ApiError && error.reason.kind === 'http' && [400, 401, 422].includes(error.reason.status)
  );
}
