import type { WireStreamRequest } from '../wire/streaming';
import type { StreamAnswer } from './frame';

export interface StreamRequest {
  message: WireStreamRequest;
  /** Called with null when granted, otherwise with the server's error or `no answer`. */
  onAnswer: (error: string | null) => void;
}

export interface Requests {
  add(request: StreamRequest): void;
  /** Must be called for each answer of the server. False when no request of that type was sent. */
  answer(answer: StreamAnswer): boolean;
  /** Drops pending requests and the timer. */
  stop(): void;
}

/** Milliseconds after which a request without an answer is given up. */
const answerLimitMs = 10_000;

/** Milliseconds in which a late answer to a given-up request may still arrive. */
const overdueMs = 60_000;

/** Milliseconds after which a server that never answers has surely processed a request. */
const processedAfterMs = 1000;

interface SentRequest {
  readonly request: StreamRequest;
  readonly timer: ReturnType<typeof setTimeout>;
  /** An answer that arrived in the meantime and was taken for one to a given-up request; undefined when none has. */
  aside: StreamAnswer['error'] | undefined;
}

/**
 * Sends one request at a time, because answers do not name their request. When no answers are expected, requests are
 * sent at once and count as granted a little later: a timeline that was loaded earlier could miss events from before
 * the server has processed the request.
 */
export function createRequests(options: {
  send: (message: WireStreamRequest) => void;
  awaitsAnswers: boolean;
}): Requests {
  const waiting: StreamRequest[] = [];
  const believing = new Set<ReturnType<typeof setTimeout>>();
  let sent: SentRequest | null = null;
  /**
   * Requests that were given up: answers come in order, so late answers to them come before those to later requests.
   */
  let overdue: { type: string; until: number }[] = [];

  function next(): void {
    while (sent === null) {
      const request = waiting.shift();
      if (request === undefined) return;
      options.send(request.message);
      if (options.awaitsAnswers) {
        sent = { request, timer: setTimeout(giveUp, answerLimitMs), aside: undefined };
      } else believe(request);
    }
  }

  function believe({ onAnswer }: StreamRequest): void {
    const timer = setTimeout(() => {
      believing.delete(timer);
      onAnswer(null);
    }, processedAfterMs);
    believing.add(timer);
  }

  function giveUp(): void {
    if (sent === null) return;
    if (sent.aside !== undefined) {
      // No second answer followed: this was the answer to the current request, and the given-up ones will get none.
      overdue = [];
      return settle(sent.aside);
    }
    overdue.push({ type: sent.request.message.type, until: Date.now() + overdueMs });
    settle('no answer');
  }

  /** Whether an answer belongs to a request that was given up. */
  function isLate(type: string): boolean {
    overdue = overdue.filter(({ until }) => until > Date.now());
    const at = overdue.findIndex((one) => one.type === type);
    if (at === -1) return false;
    // Answers come in order: requests given up before this one will get none.
    overdue.splice(0, at + 1);
    return true;
  }

  function settle(error: string | null): void {
    if (sent === null) return;
    const { request, timer } = sent;
    clearTimeout(timer);
    sent = null;
    request.onAnswer(error);
    next();
  }

  return {
    add(request) {
      waiting.push(request);
      next();
    },
    answer({ type, error }) {
      const isExpected = sent?.request.message.type === type;
      if (isLate(type)) {
        if (sent !== null && isExpected) sent.aside = error;
        return true;
      }
      if (!isExpected) return false;
      settle(error);
      return true;
    },
    stop() {
      waiting.length = 0;
      overdue = [];
      for (const timer of believing) clearTimeout(timer);
      believing.clear();
      if (sent !== null) clearTimeout(sent.timer);
      sent = null;
    },
  };
}
