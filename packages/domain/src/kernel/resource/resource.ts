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
  /** A request is under way that somebody waits for; polling happens silently. */
  readonly isLoading: boolean;
}

/** A change to a value. It may be applied to a value that contains it already, and has no effect then. */
type Step<T> = (value: T) => T;

/** A change that the server has to confirm. */
export interface ResourceChange<T> {
  /** Shown until the server has answered. */
  show?: Step<T>;
  /**
   * Sends the change and resolves with what is true from then on; null when nothing was to be sent, as `shown`, which
   * has all changes that wait, is what `fact` is already. Rejects with `ApiError`.
   */
  send: (fact: T | null, shown: T | null) => Promise<Step<T> | null>;
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
  /** As `load`, with an answer to a request that is sent from now on. */
  reload(): Promise<ErrorReason | null>;
  /** Keeps it up to date until the returned function is called. */
  follow(): () => void;
  /** Polls as soon as the server allows it, if somebody follows it. */
  pollNow(): void;
  /** Takes over what is known without a request: from an event, or from the answer to another call. */
  update(step: Step<T>): void;
  /** Changes it on the server. Resolves to the error, after which the change is no longer shown; null on success. */
  change(change: ResourceChange<T>): Promise<ErrorReason | null>;
}

export interface ResourceOptions<T> {
  /** Requests it; null where the server does not have it. With `asOf`, an answer that another tab requested at this time or later will do. */
  load: (asOf?: number) => Promise<T | null>;
  /** Milliseconds between two requests while somebody follows it; without it, it is not polled. */
  pollEvery?: number;
  /** Milliseconds for which a new follower causes no request: `pollEvery` unless given, and 0 without that. */
  freshFor?: number;
  attention: Attention;
}

const unknown = { value: null, error: null, isOffered: true, isLoading: false };

export function createResource<T>(options: ResourceOptions<T>): Resource<T> {
  const { pollEvery, freshFor = pollEvery ?? 0, attention } = options;
  const state = createCell<ResourceState<T>>(unknown);
  const takeTurn = createTurns();
  /** The value as the server sent it, with the changes that it has confirmed. */
  let fact: T | null = null;
  let isOffered = true;
  /** Changes that the server has not answered yet. */
  let pending: readonly { readonly step: Step<T> }[] = [];
  /** What was learned since the request under way was sent: its answer may lack it. */
  let learned: Step<T>[] = [];
  let learnedAt = -Infinity;
  let underWay: Promise<ErrorReason | null> | null = null;
  let requestedAt = -Infinity;
  let followers = 0;

  function show(status: Partial<Pick<ResourceState<T>, 'error' | 'isLoading'>> = {}): void {
    const value = fact === null ? null : pending.reduce<T>((shown, { step }) => step(shown), fact);
    const { error, isLoading } = state.get();
    state.set({ error, isLoading, ...status, isOffered, value });
  }

  function learn(step: Step<T>): void {
    if (fact !== null) fact = step(fact);
    if (underWay !== null) learned.push(step);
    learnedAt = Date.now();
  }

  async function request(asOf?: number): Promise<ErrorReason | null> {
    learned = [];
    requestedAt = Date.now();
    const loadValue = async (): Promise<void> => {
      const answer = await options.load(asOf && Math.max(asOf, learnedAt));
      fact = answer === null ? null : learned.reduce<T>((value, step) => step(value), answer);
      isOffered = answer !== null;
    };
    const error = await errorOf(loadValue()).finally(() => {
      underWay = null;
    });
    if (error !== null) requestedAt = -Infinity;
    show({ error, isLoading: false });
    return error;
  }

  function load(asOf?: number): Promise<ErrorReason | null> {
    show({ isLoading: true, error: null });
    return (underWay ??= request(asOf));
  }

  const polling =
    pollEvery === undefined
      ? null
      : createPolling({
          every: pollEvery,
          attention,
          poll: () => (underWay ??= request(lastPoll(pollEvery))),
        });

  return {
    state,
    load: () => load(),
    async reload() {
      await underWay;
      return load();
    },
    follow() {
      followers += 1;
      if (Math.abs(Date.now() - requestedAt) >= freshFor) void load(pollEvery && lastPoll(pollEvery));
      polling?.start();
      return () => {
        followers -= 1;
        if (followers === 0) polling?.stop();
      };
    },
    pollNow() {
      if (followers > 0) polling?.now();
    },
    update(step) {
      learn(step);
      show();
    },
    async change({ show: step = (value) => value, send, key }) {
      const entry = { step };
      pending = [...pending, entry];
      show();
      const carryOut = async (): Promise<void> => {
        try {
          const done = await send(fact, state.get().value);
          if (done !== null) learn(done);
        } finally {
          pending = pending.filter((other) => other !== entry);
          show();
        }
      };
      const error = await errorOf(key === undefined ? carryOut() : takeTurn(carryOut, key));
      // Without an answer nobody knows whether the server made the change.
      if (error !== null && error.kind !== 'http') requestedAt = -Infinity;
      return error;
    },
  };
}
