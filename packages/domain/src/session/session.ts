import {
  ApiError,
  verifyCredentials,
  type AccountId,
  type Call,
  type FailureReason,
  type OwnAccount,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Log, RecordStorage } from '../environment';
import type { Graph } from '../graph/graph';
import { importAccount } from '../graph/import';
import { loadPart } from '../load-part';
import type { Access } from './access';
import { createAskingAgain } from './asking-again';
import type { Admitted, Leaving, SessionState } from './session-state';
import { createSessionRecords, type StoredSession } from './stored-session';

export type { Leaving, SessionState } from './session-state';

/** Statuses that mean that the token does not work. */
const REFUSED = [400, 401, 403, 422];
/** The error for a session that another tab found to be expired. */
const ENDED: FailureReason = { kind: 'http', status: 401, text: null, identifier: null, body: null };

export interface Session {
  state: Cell<SessionState>;
  /** The token to send; null for visitors and once it has expired. */
  token(): string | null;
  /** The ways to sign in; their code is loaded at the first call. */
  access(): Promise<Access>;
  /** Signs out at once; the promise is that of revoking the token, whose error is only logged. */
  signOut(leaving?: Leaving): Promise<void>;
  /** Takes over the stored session that another tab of the browser has changed. */
  follow(): Promise<void>;
  /**
   * Checks on the server whether the token still works: at the start and after a refused call. Resolves to why the
   * session is not confirmed; null when it is.
   */
  verify(): Promise<FailureReason | null>;
  /**
   * Called when the server can be reached: retries if a stored session could not be confirmed for lack of a network.
   */
  reached(): void;
  /** Calls the listener when the viewer has changed, to remove everything of the previous one. */
  onChange(listener: () => void): () => void;
}

interface SessionOptions {
  storage: RecordStorage;
  send: <T>(call: Call<T>) => Promise<T>;
  graph: Graph;
  origin: string;
  log: Log;
  onExpired: () => void;
  /** Called when an account signs out, to remove its records from the device. */
  onSignOut: (account: AccountId, leaving: Leaving) => void;
  onStorageRefused: () => void;
}

export function createSession(options: SessionOptions): Session {
  const { send, graph, log } = options;
  const records = createSessionRecords(options.storage);
  const stored = records.readSession();
  let token = stored?.token || null;
  let checking: Promise<void> | null = null;
  const changed = new Set<() => void>();
  const state = createCell<SessionState>(
    stored === null
      ? { state: 'visitor' }
      : { state: token === null ? 'expired' : 'member', ...personOf(stored), own: null },
  );

  const again = createAskingAgain(() => void verify());
  /** Why the session is not confirmed, by the last check. */
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
    if (now.state === 'member') expire(now);
  }

  /** Forgets the token, but not the account, so that its content and drafts stay. */
  function expire(member: SessionState & { state: 'member' }): void {
    again.done();
    // Another tab may have stored a new one by now.
    if (records.readSession()?.token === token) records.writeSession({ ...personOf(member), token: '' });
    token = null;
    state.set({ ...member, state: 'expired' });
    options.onExpired();
  }

  function admit({ own, ...admitted }: Admitted): void {
    const before = state.get();
    token = admitted.token;
    // After an expiry the same viewer goes on.
    if (before.state === 'visitor' || before.accountId !== admitted.accountId) tellChange();
    if (own !== null) return enter(own);
    state.set({ state: 'member', ...personOf(admitted), own });
    // A check that is under way is about the token before.
    void Promise.resolve(checking).then(verify);
  }

  function leave(leaving: Leaving): void {
    const now = state.get();
    if (now.state !== 'visitor') options.onSignOut(now.accountId, leaving);
    token = null;
    doubt = null;
    again.done();
    state.set({ state: 'visitor' });
    tellChange();
  }

  async function access(): Promise<Access> {
    const { createAccess } = await loadPart(() => import('./access'));
    return createAccess({
      ...options,
      admit(granted) {
        const kept = records.writeSession(granted);
        admit(granted);
        if (!kept) options.onStorageRefused();
      },
    });
  }

  async function verify(): Promise<FailureReason | null> {
    if (token === null) return doubt ?? (state.get().state === 'expired' ? ENDED : null);
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
    access,
    async signOut(leaving = { keepsDrafts: false }) {
      const revoked = token;
      leave(leaving);
      records.removeSession();
      if (revoked === null) return;
      try {
        await (await access()).revoke(revoked);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        log('warn', 'the token could not be revoked', error);
      }
    },
    async follow() {
      const { followStored } = await loadPart(() => import('./follow-stored'));
      followStored({ stored: records.readSession(), state: state.get(), token, admit, expire, leave });
    },
  };
}

function personOf({ accountId, username }: Omit<StoredSession, 'token'>): Omit<StoredSession, 'token'> {
  return { accountId, username };
}
