import type { ErrorReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Attention } from '../environment';
import { createTurns } from '../turns';
import { errorOf } from '../error-of';
import { createPolling, lastPoll } from './polling';

export interface ResourceState<T> {
  /** As the server sent it, with the changes that it has not answered yet; null before it is loaded. */
  readonly value: T | null;
  /** Why it could not be loaded, or may be out of date. */
  readonly error: ErrorReason | null;
  /** False where the server does not have it: then the value is null. */
  readonly isOffered: boolean;
  /** Whether a request is under way that somebody waits for; polls do not count. */
  readonly isLoading: boolean;
}

/** A change to a value. It may be applied to a value that contains it already, and has no effect then. */
type Step<T> = (value: T) => T;

/** A change that the server has to confirm. */
export interface ResourceChange<T> {
  /** Shown until the server has answered. */
  show?: Step<T>;
  /**
   * Sends the change and resolves with the confirmed change; null when nothing had to be sent, because `shown`, the
   * value with all pending changes, equals `confirmed` already. Rejects with `ApiError`.
   */
  send: (confirmed: T | null, shown: T | null) => Promise<Step<T> | null>;
  /** Changes with the same key are sent one after the other, others side by side. */
  key?: string;
}

/**
 * One thing that the server knows: requested when it is first read, shared by all readers, polled while somebody
 * follows it, and changed on this page first.
 */
export interface Resource<T> {
  readonly state: Pick<Cell<ResourceState<T>>, 'get' | 'subscribe'>;
  /** Requests it, or waits for a request that is under way. Resolves to the error; null when it was loaded. */
  load(): Promise<ErrorReason | null>;
  /** As `load`, but always sends a request, after the one under way. */
  reload(): Promise<ErrorReason | null>;
  /** Keeps it up to date until the returned function is called. */
  follow(): () => void;
  /** Polls as soon as the server allows it, if somebody follows it. */
  pollNow(): void;
  /** Applies what is known from an event, or from the answer to another call. */
  update(step: Step<T>): void;
  /** Changes it on the server. Resolves to the error, after which the change is no longer shown; null on success. */
  change(change: ResourceChange<T>): Promise<ErrorReason | null>;
}

export interface ResourceOptions<T> {
  /**
   * Requests it; null where the server does not have it. With `asOf`, an answer that another tab requested at this time
   * or later will do.
   */
  load: (asOf?: number) => Promise<T | null>;
  /** Milliseconds between two requests while somebody follows it; without it, it is not polled. */
  pollIntervalMs?: number;
  /** Milliseconds after a request during which a new follower causes no other. By default `pollIntervalMs`, or 0. */
  freshForMs?: number;
  /** Whether a stream keeps it up to date: then no poll is sent. */
  isStreamed?: () => boolean;
  attention: Attention;
}

const unknown = { value: null, error: null, isOffered: true, isLoading: false };

export function createResource<T>(options: ResourceOptions<T>): Resource<T> {
  const { pollIntervalMs, freshForMs = pollIntervalMs ?? 0, attention } = options;
  const state = createCell<ResourceState<T>>(unknown);
  const takeTurn = createTurns();
  /** The value as the server sent it, with the changes that it has confirmed. */
  let confirmed: T | null = null;
  let isOffered = true;
  /** Changes that the server has not answered yet. */
  let pending: readonly { readonly step: Step<T> }[] = [];
  /** Changes that were confirmed since the current request was sent: its answer may lack them. */
  let confirmedSteps: Step<T>[] = [];
  let confirmedAt = -Infinity;
  let currentRequest: Promise<ErrorReason | null> | null = null;
  let requestedAt = -Infinity;
  let followers = 0;

  function show(status: Partial<Pick<ResourceState<T>, 'error' | 'isLoading'>> = {}): void {
    const value = confirmed === null ? null : pending.reduce<T>((shown, { step }) => step(shown), confirmed);
    const { error, isLoading } = state.get();
    state.set({ error, isLoading, ...status, isOffered, value });
  }

  function applyConfirmed(step: Step<T>): void {
    if (confirmed !== null) confirmed = step(confirmed);
    if (currentRequest !== null) confirmedSteps.push(step);
    confirmedAt = Date.now();
  }

  async function request(asOf?: number): Promise<ErrorReason | null> {
    confirmedSteps = [];
    requestedAt = Date.now();
    const loadValue = async (): Promise<void> => {
      const answer = await options.load(asOf && Math.max(asOf, confirmedAt));
      confirmed = answer === null ? null : confirmedSteps.reduce<T>((value, step) => step(value), answer);
      isOffered = answer !== null;
    };
    const error = await errorOf(loadValue()).finally(() => {
      currentRequest = null;
    });
    if (error !== null) requestedAt = -Infinity;
    show({ error, isLoading: false });
    return error;
  }

  function load(asOf?: number): Promise<ErrorReason | null> {
    show({ isLoading: true, error: null });
    return (currentRequest ??= request(asOf));
  }

  const polling =
    pollIntervalMs === undefined
      ? null
      : createPolling({
          intervalMs: pollIntervalMs,
          attention,
          async poll() {
            if (options.isStreamed?.() === true) return null;
            return (currentRequest ??= request(lastPoll(pollIntervalMs)));
          },
        });

  return {
    state,
    load: () => load(),
    async reload() {
      await currentRequest;
      return load();
    },
    follow() {
      followers += 1;
      if (Math.abs(Date.now() - requestedAt) >= freshForMs)
        void load(pollIntervalMs && lastPoll(pollIntervalMs));
      polling?.start();
      return () => {
        followers -= 1;
        if (followers === 0) polling?.stop();
      };
    },
    pollNow: () => polling?.soon(),
    update(step) {
      applyConfirmed(step);
      show();
    },
    async change({ show: step = (value) => value, send, key }) {
      const entry = { step };
      pending = [...pending, entry];
      show();
      const sendChange = async (): Promise<void> => {
        try {
          const done = await send(confirmed, state.get().value);
          if (done !== null) applyConfirmed(done);
        } finally {
          pending = pending.filter((other) => other !== entry);
          show();
        }
      };
      const error = await errorOf(key === undefined ? sendChange() : takeTurn(sendChange, key));
      // Without an answer nobody knows whether the server made the change.
      if (error !== null && error.kind !== 'http') requestedAt = -Infinity;
      return error;
    },
  };
}
