import { createCell } from '@linnet/domain';
import type { TypedWord } from '@linnet/domain/suggestions';
import { type RefObject, useId } from 'react';
import { useCell } from '../../platform/client/use-cell';
import { caretEdges } from './caret-edges';
import { SuggestionCount } from './suggestion-count';
import { optionId, SuggestionList } from './suggestion-list';
import type { SuggestingState } from './suggesting';
import type { TextField } from './text-field';
import { useFieldRoles } from './use-field-roles';
import { useSuggesting } from './use-suggesting';

export interface FieldSuggestionsProps {
  /** The field, which has to be mounted before this. */
  readonly fieldRef: RefObject<TextField | null>;
  /** The kinds of words to complete; must be the same array on each render. */
  readonly kinds: readonly TypedWord['kind'][];
}

const nothingYet = createCell<SuggestingState>({ word: null, found: [], active: null });

/** Completes accounts, emoji and hashtags in a field. Mounted beside it, inside its form. */
export function FieldSuggestions({ fieldRef, kinds }: FieldSuggestionsProps) {
  const suggesting = useSuggesting(fieldRef, kinds);
  const { word, found, active } = useCell(suggesting?.state ?? nothingYet);
  const id = useId();
  const isOpen = word !== null && found.length > 0;
  useFieldRoles(fieldRef, {
    listId: isOpen ? id : null,
    activeId: isOpen && active !== null ? optionId(id, active) : null,
  });

  function wordEdges() {
    const field = fieldRef.current;
    return field === null || word === null ? null : caretEdges(field, word);
  }

  return (
    <>
      <SuggestionCount count={found.length} />
      {isOpen && suggesting !== null && (
        <SuggestionList
          id={id}
          suggestions={found}
          active={active}
          anchor={wordEdges}
          onPick={suggesting.pick}
        />
      )}
    </>
  );
}
