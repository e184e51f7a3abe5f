import { perClient, putLatest } from '@linnet/domain';
import { useState } from 'react';
import { useClient } from './client-provider';

/** Choices kept before the oldest are forgotten. */
const CAP = 2000;

/** Among them are words that somebody wrote for themselves alone: they end with their reader. */
const choicesOf = perClient(({ session }) => {
  const choices = new Map<string, unknown>();
  session.onChange(() => choices.clear());
  return choices;
});

/**
 * Like `useState`, but what was chosen is found again by whoever asks with the same key while the page is open: a
 * list that draws only what is near the window takes its cards away and brings them back. The key names what is
 * chosen and of which row: `subject 9xyz`.
 */
export function useKeptState<T>(key: string, initial: T): [T, (value: T) => void] {
  const choices = choicesOf(useClient());
  // Under a key stands only what was put there by whoever asks with it.
  const [state, setState] = useState({ key, value: choices.has(key) ? (choices.get(key) as T) : initial });

  function choose(value: T) {
    putLatest(choices, [key, value], CAP);
    setState({ key, value });
  }

  return [state.key === key ? state.value : initial, choose];
}
