import { ApiError, type AccountId, type Call } from '@linnet/api';

interface Wait {
  /** Milliseconds to the server, and back. */
  there: number;
  back: number;
  /** Where it is lost, if it is. */
  lost: 'there' | 'back' | null;
}

type Store = Record<string, Record<string, unknown>>;
type Entries = Record<string, unknown>;

export const ALICE = 'a1' as AccountId;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Only what a settings store does, on a network that is slow and loses things. */
export function createSettingsServer(wait: () => Wait) {
  const store: Store = {};
  const writes: string[] = [];

  function account(): unknown {
    const pleroma = { settings_store: structuredClone(store) };
    return { id: ALICE, username: 'alice', acct: 'alice', url: 'https://nest.example/users/alice', pleroma };
  }

  function change(app: string, value: Record<string, unknown>): unknown {
    const entries = { ...(store[app]?.['entries'] as Entries | undefined), ...(value['entries'] as Entries) };
    store[app] = { ...store[app], ...value, entries };
    return structuredClone(store[app]);
  }

  function answer({ method, path, body }: Call<unknown>): unknown {
    const value = body?.kind === 'json' ? (structuredClone(body.value) as Record<string, unknown>) : {};
    if (method === 'GET') return account();
    writes.push(path);
    const app = /^\/api\/v1\/pleroma\/settings\/(.+)$/.exec(path)?.[1];
    if (app !== undefined) return change(app, value);
    Object.assign(store, value['pleroma_settings_store']);
    return account();
  }

  return {
    store,
    writes,
    account,
    async send<T>(call: Call<T>): Promise<T> {
      const { there, back, lost } = wait();
      await after(there);
      if (lost === 'there') throw new ApiError({ kind: 'offline', timedOut: true });
      const json = answer(call);
      await after(back);
      if (lost === 'back') throw new ApiError({ kind: 'offline', timedOut: true });
      return call.read(json, { status: 200, link: null });
    },
  };
}
