import type { Call } from '@linnet/api';

export interface HeldRequest {
  call: Call<unknown>;
  answer: (value: unknown) => void;
  fail: (error: unknown) => void;
}

/** A `send` whose requests wait until the test answers them. */
export function holdRequests() {
  const waiting: HeldRequest[] = [];
  function send<T>(call: Call<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.push({ call, answer: (value) => resolve(value as T), fail: reject });
    });
  }
  return {
    send,
    waiting,
    /** The oldest request without an answer. */
    next(): HeldRequest {
      const held = waiting.shift();
      if (held === undefined) throw new Error('No request is waiting.');
      return held;
    },
  };
}
