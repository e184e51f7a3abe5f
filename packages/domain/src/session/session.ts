import {
  ApiError,
  revokeToken,
  verifyCredentials,
  type AccountId,
  type Call,
  type OwnAccount,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Log } from '../environment';
import type { Graph } from '../graph/graph';
import { importAccount } from '../graph/import';
import { loadPart } from '../load-part';
import type { SessionRecords } from './stored-session';

/** Who is reading. `own` is null until the server has confirmed a stored sign-in. */
export type SessionState =
  | { state: 'visitor' }
  | { state: 'member'; accountId: AccountId; username: string; own: OwnAccount | null }
  /** The token no longer works. Screen and text stay until the person signs in again or out. */
  | { state: 'expired'; accountId: AccountId; username: string; own: OwnAccount | null };

export interface Session {
  state: Cell<SessionState>;
  /** The token to send; null for visitors and once it has expired. */
  token(): string | null;
  signIn(username: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Asks the server whether the token still works. Called at the start and when a call was refused. */
  verify(): Promise<void>;
  /** Hears that another person is reading now: everything of the one before must go. */
  onChange(listener: () => void): () => void;
}

interface SessionOptions {
  records: SessionRecords;
  send: <T>(call: Call<T>) => Promise<T>;
  graph: Graph;
  origin: string;
  log: Log;
  onExpired: () => void;
  /** The person leaves: what is theirs goes from the device. */
  onSignOut: () => void;
  onStorageRefused: () => void;
}

export function createSession(options: SessionOptions): Session {
  const { records, send, graph, log } = options;
  const stored = records.readSession();
  let token = stored?.token ?? null;
  let checking: Promise<void> | null = null;
  const changed = new Set<() => void>();
  const state = createCell<SessionState>(
    stored === null
      ? { state: 'visitor' }
      : { state: 'member', accountId: stored.accountId, username: stored.username, own: null },
  );

  function enter(own: OwnAccount): void {
    importAccount(graph, own);
    state.set({ state: 'member', accountId: own.id, username: own.username, own });
  }

  function tellChange(): void {
    for (const listener of [...changed]) listener();
  }

  async function check(): Promise<void> {
    const asked = token;
    try {
      const own = await send(verifyCredentials());
      if (token === asked) enter(own);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const now = state.get();
      const refused = error.reason.kind === 'http' && [400, 401, 403, 422].includes(error.reason.status);
      if (!refused) return log('warn', 'the sign-in could not be checked', error);
      if (token !== asked || now.state !== 'member') return;
      token = null;
      state.set({ ...now, state: 'expired' });
      options.onExpired();
    }
  }

  async function verify(): Promise<void> {
    if (token === null) return;
    checking ??= check().finally(() => {
      checking = null;
    });
    await checking;
  }

  return {
    state,
    token: () => token,
    verify,
    onChange(listener) {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    async signIn(username, password) {
      const before = state.get();
      const { createSignIn } = await loadPart(() => import('./sign-in'));
      const granted = await createSignIn(options)(username, password);
      token = granted.token.accessToken;
      try {
        const own = await send(verifyCredentials());
        const kept = records.writeSession({ token, accountId: own.id, username: own.username });
        if (!kept) options.onStorageRefused();
        // Signing in again after an expiry leaves the screen as it is.
        if (before.state !== 'expired' || before.accountId !== own.id) tellChange();
        enter(own);
      } catch (error) {
        token = null;
        throw error;
      }
    },
    async signOut() {
      const app = records.readApp();
      const revoked = token;
      options.onSignOut();
      records.removeSession();
      token = null;
      state.set({ state: 'visitor' });
      tellChange();
      if (app === null || revoked === null) return;
      try {
        await send(revokeToken({ app, token: revoked }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        log('warn', 'the token could not be revoked', error);
      }
    },
  };
}
