import { composingSettings } from '@linnet/domain/settings';
import type { TypedWord } from '@linnet/domain/suggestions';
import { type RefObject, useEffect, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { listenToField } from './listen-to-field';
import { createSuggesting, type Suggesting } from './suggesting';
import { suggestionSourcesOf } from './suggestion-sources';
import type { TextField } from './text-field';

/** The suggestions of a field; null until the field is mounted. */
export function useSuggesting(
  fieldRef: RefObject<TextField | null>,
  kinds: readonly TypedWord['kind'][],
): Suggesting | null {
  const client = useClient();
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null);

  useEffect(() => {
    const field = fieldRef.current;
    if (field === null) return;
    const { settings } = client;
    const created = createSuggesting({
      field,
      kinds,
      sources: suggestionSourcesOf(client),
      startsAtFirst: () => settings.valueOf('autocompleteSelect', composingSettings.autocompleteSelect),
      padsEmoji: () => settings.valueOf('padEmoji', composingSettings.padEmoji),
    });
    const stopped = new AbortController();
    listenToField(field, created, stopped.signal);
    setSuggesting(created);
    return () => {
      stopped.abort();
      created.end();
    };
  }, [client, fieldRef, kinds]);

  return suggesting;
}
