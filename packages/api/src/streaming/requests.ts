import type { WireStreamRequest } from '../wire/streaming';
import type { StreamAnswer } from './frame';

export interface StreamRequest {
  message: WireStreamRequest;
  /** Called with null when granted, with the server's word or `no answer` when not. */
  onAnswer: (error: string | null) => void;
}

export interface Requests {
  add(request: StreamRequest): void;
  /** To be called for each answer of the server. False when nothing of that type was asked. */
  answer(answer: StreamAnswer): boolean;
  /** Forgets what waits, and its timer. */
  stop(): void;
}

/** How long a server may leave one request without an answer. */
const answerLimitMs = 10_000;

/** Milliseconds for which an answer that did not come in time may still come. */
const overdueMs = 60_000;

/** Milliseconds after which a server that answers nothing has surely heard a request. */
const heardAfterMs = 1000;

interface Asked {
  readonly request: StreamRequest;
  readonly timer: ReturnType<typeof setTimeout>;
  /** What came since, and was taken for an answer to something that was given up; undefined while nothing has. */
  aside: StreamAnswer['error'] | undefined;
}

/**
 * Sends one request at a time, because the answers do not name what they answer. Where no answers are
 * awaited, everything is sent at once and counts as granted a little later: a page that was asked for sooner could
 * miss what happens before the server has heard.
 */
export function createRequests(options: {
  send: (message: WireStreamRequest) => void;
  awaitsAnswers: boolean;
}): Requests {
  const waiting: StreamRequest[] = [];
  const believing = new Set<ReturnType<typeof setTimeout>>();
  let asked: Asked | null = null;
  /** Requests that were given up: answers come in order, so those to them come before any to what was asked since. */
  let overdue: { type: string; until: number }[] = [];

  function next(): void {
    while (asked === null) {
      const request = waiting.shift();
      if (request === undefined) return;
      options.send(request.message);
      if (options.awaitsAnswers) {
        asked = { request, timer: setTimeout(giveUp, answerLimitMs), aside: undefined };
      } else believe(request);
    }
  }

  function believe({ onAnswer }: StreamRequest): void {
    const timer = setTimeout(() => {
      believing.delete(timer);
      onAnswer(null);
    }, heardAfterMs);
    believing.add(timer);
  }

  function giveUp(): void {
    if (asked === null) return;
    if (asked.aside !== undefined) {
      // No other followed it: it was the answer to this one, and what was given up before is answered no more.
      overdue = [];
      return settle(asked.aside);
    }
    overdue.push({ type: asked.request.message.type, until: Date.now() + overdueMs });
    settle('no answer');
  }

  /** Whether an answer is to something that was given up. */
  function isLate(type: string): boolean {
    overdue = overdue.filter(({ until }) => until > Date.now());
    const at = overdue.findIndex((one) => one.type === type);
    if (at === -1) return false;
    // In order: what was given up before it is answered no more.
    overdue.splice(0, at + 1);
    return true;
  }

  function settle(error: string | null): void {
    if (asked === null) return;
    const { request, timer } = asked;
    clearTimeout(timer);
    asked = null;
    request.onAnswer(error);
    next();
  }

  return {
    add(request) {
      waiting.push(request);
      next();
    },
    answer({ type, error }) {
      const isAsked = asked?.request.message.type === type;
      if (isLate(type)) {
        if (asked !== null && isAsked) asked.aside = error;
        return true;
      }
      if (!isAsked) return false;
      settle(error);
      return true;
    },
    stop() {
      waiting.length = 0;
      overdue = [];
      for (const timer of believing) clearTimeout(timer);
      believing.clear();
      if (asked !== null) clearTimeout(asked.timer);
      asked = null;
    },
  };
}
