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

/** After this time a request without an answer counts as unanswered. */
const answerTimeoutMs = 10_000;

/** Within this time a late answer to an unanswered request may still arrive. */
const overdueMs = 60_000;

/** After this time a server that never answers has surely processed a request. */
const processedAfterMs = 1000;

interface SentRequest {
  readonly request: StreamRequest;
  readonly timer: ReturnType<typeof setTimeout>;
  /** An answer that arrived meanwhile and was counted as a late one to an earlier request; undefined for none. */
  possibleAnswer: StreamAnswer['error'] | undefined;
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
  const grantTimers = new Set<ReturnType<typeof setTimeout>>();
  let sent: SentRequest | null = null;
  /**
   * Unanswered requests. Answers come in order, so late answers to them come before those to later requests.
   */
  let overdue: { type: string; until: number }[] = [];

  function next(): void {
    while (sent === null) {
      const request = waiting.shift();
      if (request === undefined) return;
      options.send(request.message);
      if (options.awaitsAnswers) {
        sent = { request, timer: setTimeout(onTimeout, answerTimeoutMs), possibleAnswer: undefined };
      } else grantLater(request);
    }
  }

  function grantLater({ onAnswer }: StreamRequest): void {
    const timer = setTimeout(() => {
      grantTimers.delete(timer);
      onAnswer(null);
    }, processedAfterMs);
    grantTimers.add(timer);
  }

  function onTimeout(): void {
    if (sent === null) return;
    if (sent.possibleAnswer !== undefined) {
      // No second answer followed: that one was the answer to the current request, and the earlier ones will get none.
      overdue = [];
      return settle(sent.possibleAnswer);
    }
    overdue.push({ type: sent.request.message.type, until: Date.now() + overdueMs });
    settle('no answer');
  }

  /** Whether an answer belongs to an unanswered earlier request. */
  function isLate(type: string): boolean {
    overdue = overdue.filter(({ until }) => until > Date.now());
    const at = overdue.findIndex((one) => one.type === type);
    if (at === -1) return false;
    // Answers come in order: requests before this one will get none.
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
        if (sent !== null && isExpected) sent.possibleAnswer = error;
        return true;
      }
      if (!isExpected) return false;
      settle(error);
      return true;
    },
    stop() {
      waiting.length = 0;
      overdue = [];
      for (const timer of grantTimers) clearTimeout(timer);
      grantTimers.clear();
      if (sent !== null) clearTimeout(sent.timer);
      sent = null;
    },
  };
}
