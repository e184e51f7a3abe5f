import { ApiError, readOwnAccount, type AccountId, type Call, type OwnAccount } from '@linnet/api';

/** The delays and the loss of one request. */
export interface NetworkDelay {
  requestMs: number;
  responseMs: number;
  /** Whether the request (`there`) or the response (`back`) is lost. */
  lost: 'there' | 'back' | null;
}

type Store = Record<string, Record<string, unknown>>;

/** The server as seen by a device that stores settings on it. */
export interface SettingsServer {
  /** Loads the person's own account. */
  account(): Promise<OwnAccount>;
  send<T>(call: Call<T>): Promise<T>;
}

export const ALICE = 'a1' as AccountId;

export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A fake server with nothing but a settings store. */
export function createSettingsServer(wait: () => NetworkDelay) {
  const store: Store = {};
  const writes: string[] = [];

  function account(): unknown {
    const pleroma = { settings_store: structuredClone(store) };
    return { id: ALICE, username: 'alice', acct: 'alice', url: 'https://nest.example/users/alice', pleroma };
  }

  function answer({ method, path, body }: Call<unknown>): unknown {
    if (method === 'GET') return account();
    if (path !== '/api/v1/accounts/update_credentials') throw new Error(`No settings are kept by ${path}.`);
    writes.push(path);
    const value = body?.kind === 'json' ? (structuredClone(body.value) as Record<string, unknown>) : {};
    Object.assign(store, value['pleroma_settings_store']);
    return account();
  }

  return {
    store,
    writes,
    account() {
      const own = readOwnAccount(account());
      return own === undefined ? Promise.reject(new Error('That is no account.')) : Promise.resolve(own);
    },
    async send<T>(call: Call<T>): Promise<T> {
      const { requestMs, responseMs, lost } = wait();
      await delay(requestMs);
      if (lost === 'there') throw new ApiError({ kind: 'offline', timedOut: true });
      const json = answer(call);
      await delay(responseMs);
      if (lost === 'back') throw new ApiError({ kind: 'offline', timedOut: true });
      return call.read(json, { status: 200, link: null });
    },
  };
}
