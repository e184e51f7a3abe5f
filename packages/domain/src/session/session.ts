import { ApiError, verifyCredentials, type Call, type ErrorReason, type OwnAccount } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Log } from '../kernel/environment';
import type { Graph } from '../graph/graph';
import { importAccount } from '../graph/import';
import type { Lifetime } from '../kernel/lifetime';
import type { SignedInViewer, SessionState } from './session-state';

export type { SessionState } from './session-state';

/** HTTP statuses that mean that the token does not work. */
const INVALID_TOKEN_STATUSES = [400, 401, 403, 422];

/**
 * Delays after failed checks. After the last one only an event causes a check: the tab becomes visible, or the network
 * is back.
 */
const RETRY_DELAYS_SECONDS = [2, 4, 8, 16, 32];

/** The error for a session that another tab found to be expired. */
const EXPIRED_ERROR: ErrorReason = { kind: 'http', status: 401, text: null, identifier: null, body: null };

/** The sign-in of a client's viewer, who is the same for as long as the client lasts. */
export interface Session {
  state: Cell<SessionState>;
  /** The token to send; null for visitors, once it has expired, and once the client has ended. */
  token(): string | null;
  /** Identifies the token among the sessions of the account; null where the server did not say. */
  tokenId(): string | null;
  /**
   * Checks on the server whether the token still works: at the start and after a refused call. Resolves to why the
   * session is not confirmed; null when it is.
   */
  verify(): Promise<ErrorReason | null>;
  /**
   * Called when the server can be reached: retries if a stored session could not be confirmed for lack of a network.
   */
  reached(): void;
  /** Continues with a new token of the same account. */
  renew(viewer: SignedInViewer): void;
  /** Drops the token, which no longer works. The account, its content and its drafts stay on the page. */
  expire(): void;
}

interface SessionOptions {
  /** Null for a visitor. */
  viewer: SignedInViewer | null;
  send: <T>(call: Call<T>) => Promise<T>;
  graph: Graph;
  log: Log;
  life: Lifetime;
  /** Called with the token that no longer works. */
  onExpired: (token: string | null) => void;
}

export function createSession({ viewer, send, graph, log, life, onExpired }: SessionOptions): Session {
  let token = viewer?.token || null;
  let tokenId = viewer?.tokenId ?? null;
  let checking: Promise<void> | null = null;
  const state = createCell<SessionState>(firstState(viewer));
  const retries = createRetries(() => void verify());
  /** Why the last check did not confirm the session. */
  let lastError: ErrorReason | null = null;
  if (viewer !== null && viewer.own !== null) importAccount(graph, viewer.own);
  life.onEnd(() => {
    token = null;
    retries.reset();
  });

  function confirm(own: OwnAccount): void {
    retries.reset();
    lastError = null;
    importAccount(graph, own);
    state.set({ state: 'signed-in', accountId: own.id, username: own.username, own });
  }

  function isUnconfirmed(): boolean {
    const now = state.get();
    return now.state === 'signed-in' && now.own === null;
  }

  async function check(): Promise<void> {
    const checked = token;
    try {
      const own = await send(verifyCredentials());
      if (token === checked) confirm(own);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (token === checked) handleError(error);
    }
  }

  function handleError(error: ApiError): void {
    lastError = error.reason;
    if (lastError.kind === 'http' && INVALID_TOKEN_STATUSES.includes(lastError.status)) return expire();
    log('warn', 'the sign-in could not be checked', error);
    if (isUnconfirmed()) retries.schedule(lastError.kind === 'http' ? (lastError.retryAfter ?? 0) : 0);
  }

  function expire(): void {
    const now = state.get();
    if (now.state !== 'signed-in') return;
    const expired = token;
    retries.reset();
    token = null;
    state.set({ ...now, state: 'expired' });
    onExpired(expired);
  }

  async function verify(): Promise<ErrorReason | null> {
    if (token === null) return lastError ?? (state.get().state === 'expired' ? EXPIRED_ERROR : null);
    checking ??= check().finally(() => {
      checking = null;
    });
    await checking;
    return lastError;
  }

  return {
    state,
    token: () => token,
    tokenId: () => tokenId,
    verify,
    expire,
    reached() {
      if (isUnconfirmed() && checking === null && lastError?.kind === 'offline') void verify();
    },
    renew({ own, ...admitted }) {
      token = admitted.token;
      tokenId = admitted.tokenId ?? null;
      if (own !== null) return confirm(own);
      state.set({ state: 'signed-in', accountId: admitted.accountId, username: admitted.username, own });
      // A check that is under way is about the previous token.
      void Promise.resolve(checking).then(verify);
    },
  };
}

function firstState(viewer: SignedInViewer | null): SessionState {
  if (viewer === null) return { state: 'visitor' };
  const { token, accountId, username, own } = viewer;
  return { state: token === '' ? 'expired' : 'signed-in', accountId, username, own };
}

/** Retries a few times, at growing intervals. */
function createRetries(retry: () => void) {
  let times = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Waits at least `atLeast` seconds, if the server has asked for it. */
    schedule(atLeast: number): void {
      const wait = RETRY_DELAYS_SECONDS[times];
      if (wait === undefined) return;
      times += 1;
      clearTimeout(timer);
      timer = setTimeout(retry, Math.max(wait, atLeast) * 1000);
    },
    reset(): void {
      clearTimeout(timer);
      times = 0;
    },
  };
}
