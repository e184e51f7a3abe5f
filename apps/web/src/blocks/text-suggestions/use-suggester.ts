import { composingSettings } from '@linnet/domain/settings';
import type { TypedWord } from '@linnet/domain/suggestions';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { type Suggester, createSuggester } from './suggester';
import { suggestionSourcesOf } from './suggestion-sources';
import type { TextField } from './text-field';

/** Time after a blur in which a suggestion can still be clicked. */
const CLOSE_DELAY_MS = 200;

type Handle = (suggester: Suggester) => void;

const pickActive: Handle = ({ pick, state }) => pick(state.get().active ?? 0);

/** What keys do while suggestions are shown. False lets the key through to other handlers. */
const keys: Readonly<Record<string, (suggester: Suggester) => boolean>> = {
  ArrowDown: handled(({ move }) => move(1)),
  ArrowUp: handled(({ move }) => move(-1)),
  Tab: handled(pickActive),
  Escape: handled(({ dismiss }) => dismiss()),
  Enter(suggester) {
    // Without an active suggestion, Enter inserts a new line.
    if (suggester.state.get().active === null) return false;
    pickActive(suggester);
    return true;
  },
};

function handled(handle: Handle): (suggester: Suggester) => boolean {
  return (suggester) => {
    handle(suggester);
    return true;
  };
}

function handleKey(event: KeyboardEvent, suggester: Suggester): void {
  if (event.isComposing || suggester.state.get().found.length === 0) return;
  const isCombined = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  // Ctrl+Enter sends the form: there is nothing left to complete.
  if (event.key === 'Enter' && isCombined) suggester.close();
  if (isCombined || keys[event.key]?.(suggester) !== true) return;
  // The form, or a dialog around it, must not handle the same key.
  event.preventDefault();
  event.stopPropagation();
}

/** Forwards the events of a field to its suggestions, before its form handles them, until the signal aborts. */
function listenToField(field: HTMLElement, suggester: Suggester, signal: AbortSignal): void {
  let closeTimer: ReturnType<typeof setTimeout> | undefined;
  const options = { signal };
  function handleInput(event: Event): void {
    // A composition that is under way is not a word yet.
    if (!(event instanceof InputEvent && event.isComposing)) suggester.update(true);
  }
  function handleBlur(): void {
    clearTimeout(closeTimer);
    closeTimer = setTimeout(() => suggester.close(), CLOSE_DELAY_MS);
  }
  function handleSelection(): void {
    if (document.activeElement === field) suggester.update(false);
  }
  field.addEventListener('input', handleInput, options);
  field.addEventListener('compositionend', () => suggester.update(true), options);
  field.addEventListener('keydown', (event) => handleKey(event, suggester), options);
  field.addEventListener('focus', () => clearTimeout(closeTimer), options);
  field.addEventListener('blur', handleBlur, options);
  document.addEventListener('selectionchange', handleSelection, options);
  signal.addEventListener('abort', () => clearTimeout(closeTimer));
}

interface FieldRoles {
  /** Id of the list; null if there is none. */
  readonly listId: string | null;
  /** Id of the active suggestion's element; null if there is none. */
  readonly activeId: string | null;
}

/** Sets the ARIA attributes of a field that has a list of suggestions. */
export function useFieldRoles(fieldRef: RefObject<TextField | null>, { listId, activeId }: FieldRoles): void {
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (field === null) return;
    field.setAttribute('aria-autocomplete', 'list');
    const roles = {
      'aria-haspopup': listId && 'listbox',
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(roles)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    return () => {
      for (const name of Object.keys(roles)) field.removeAttribute(name);
    };
  }, [fieldRef, listId, activeId]);
}

/** The suggestions of a field; null until the field is mounted. */
export function useSuggester(
  fieldRef: RefObject<TextField | null>,
  kinds: readonly TypedWord['kind'][],
): Suggester | null {
  const client = useClient();
  const [suggester, setSuggester] = useState<Suggester | null>(null);

  useEffect(() => {
    const field = fieldRef.current;
    if (field === null) return;
    const { settings } = client;
    const created = createSuggester({
      field,
      kinds,
      sources: suggestionSourcesOf(client),
      startsAtFirst: () => settings.valueOf('autocompleteSelect', composingSettings.autocompleteSelect),
      padsEmoji: () => settings.valueOf('padEmoji', composingSettings.padEmoji),
    });
    const stopped = new AbortController();
    listenToField(field, created, stopped.signal);
    setSuggester(created);
    return () => {
      stopped.abort();
      created.end();
    };
  }, [client, fieldRef, kinds]);

  return suggester;
}
