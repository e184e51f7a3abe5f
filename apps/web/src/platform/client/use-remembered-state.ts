import { perClient, putLatest } from '@linnet/domain';
import { useState } from 'react';
import { useClient } from './client-provider';

/** The number of choices that are kept; the oldest are dropped first. */
const MAX_CHOICES = 2000;

/** Per client, because some choices are private texts of the viewer. */
const choicesOf = perClient(() => new Map<string, unknown>());

/**
 * Like `useState`, but the value outlives the component while the page is open, under its key: lists unmount cards that
 * are far from the window and mount them again. The key names the choice and its row: `subject 9xyz`.
 */
export function useRememberedState<T>(key: string, initial: T): [T, (value: T) => void] {
  const choices = choicesOf(useClient());
  // The cast is safe: only the code that uses a key has stored values under it.
  const [state, setState] = useState({ key, value: choices.has(key) ? (choices.get(key) as T) : initial });

  function choose(value: T) {
    putLatest(choices, [key, value], MAX_CHOICES);
    setState({ key, value });
  }

  return [state.key === key ? state.value : initial, choose];
}
