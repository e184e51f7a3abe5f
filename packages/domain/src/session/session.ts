import {
  ApiError,
  verifyCredentials,
  type AccountId,
  type Call,
  type FailureReason,
  type OwnAccount,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Log } from '../environment';
import type { Graph } from '../graph/graph';
import { importAccount } from '../graph/import';
import { loadPart } from '../load-part';
import { createAskingAgain } from './asking-again';
import type { SessionRecords } from './stored-session';

/** Answers that mean that the token does not work. */
const REFUSED = [400, 401, 403, 422];

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
  /**
   * Asks the server whether the token still works. Called at the start and when a call was refused. Resolves
   * to why the sign-in is not confirmed; null when it is.
   */
  verify(): Promise<FailureReason | null>;
  /** The server is within reach: asks again if a stored sign-in could not be confirmed because it was not. */
  reached(): void;
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
  onSignOut: (account: AccountId) => void;
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

  const again = createAskingAgain(() => void verify());
  /** Why the sign-in is not confirmed, as far as the server was asked. */
  let doubt: FailureReason | null = null;

  function enter(own: OwnAccount): void {
    again.done();
    doubt = null;
    importAccount(graph, own);
    state.set({ state: 'member', accountId: own.id, username: own.username, own });
  }

  function tellChange(): void {
    for (const listener of [...changed]) listener();
  }

  function isUnconfirmed(): boolean {
    const now = state.get();
    return now.state === 'member' && now.own === null;
  }

  async function check(): Promise<void> {
    const asked = token;
    try {
      const own = await send(verifyCredentials());
      if (token === asked) enter(own);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (token === asked) doubtful(error);
    }
  }

  function doubtful(error: ApiError): void {
    const now = state.get();
    doubt = error.reason;
    if (doubt.kind !== 'http' || !REFUSED.includes(doubt.status)) {
      log('warn', 'the sign-in could not be checked', error);
      if (isUnconfirmed()) again.later(doubt.kind === 'http' ? (doubt.retryAfter ?? 0) : 0);
      return;
    }
    if (now.state !== 'member') return;
    again.done();
    token = null;
    state.set({ ...now, state: 'expired' });
    options.onExpired();
  }

  async function verify(): Promise<FailureReason | null> {
    if (token === null) return doubt;
    checking ??= check().finally(() => {
      checking = null;
    });
    await checking;
    return doubt;
  }

  return {
    state,
    token: () => token,
    verify,
    reached() {
      if (isUnconfirmed() && checking === null && doubt?.kind === 'offline') void verify();
    },
    onChange(listener) {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    async signIn(username, password) {
      const { createSignIn } = await loadPart(() => import('./sign-in'));
      const granted = await createSignIn(options)(username, password);
      const { own } = granted;
      const before = state.get();
      token = granted.token;
      const kept = records.writeSession({ token, accountId: own.id, username: own.username });
      // Signing in again after an expiry leaves the screen as it is.
      if (before.state !== 'expired' || before.accountId !== own.id) tellChange();
      enter(own);
      if (!kept) options.onStorageRefused();
    },
    async signOut() {
      const app = records.readApp();
      const revoked = token;
      const leaving = state.get();
      if (leaving.state !== 'visitor') options.onSignOut(leaving.accountId);
      records.removeSession();
      token = null;
      doubt = null;
      again.done();
      state.set({ state: 'visitor' });
      tellChange();
      if (app === null || revoked === null) return;
      try {
        const { revokeToken } = await loadPart(() => import('./sign-out'));
        await send(revokeToken({ app, token: revoked }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        log('warn', 'the token could not be revoked', error);
      }
    },
  };
}
