import { createCell } from '@linnet/domain';
import type { TypedWord } from '@linnet/domain/suggestions';
import { type RefObject, useId } from 'react';
import { useCell } from '../../platform/client/client-provider';
import type { Edges } from '../tool-surface/place-near';
import type { SuggesterState } from './suggester';
import { SuggestionCount, SuggestionList, optionId } from './suggestion-list';
import type { TextField } from './text-field';
import { useFieldRoles, useSuggester } from './use-suggester';

/** The CSS properties that determine the position of text in a field. */
const copiedProperties = [
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'font-family',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variant',
  'font-weight',
  'letter-spacing',
  'line-height',
  'word-spacing',
  'tab-size',
  'text-align',
  'text-indent',
  'text-transform',
  'direction',
  'unicode-bidi',
  'overflow-wrap',
  'word-break',
] as const;

/** The edges of a word of a field. There is no API for them: a hidden element lays the text out again. */
export function caretEdges(field: TextField, { start, end }: { start: number; end: number }): Edges {
  const mirror = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of copiedProperties) mirror.style.setProperty(name, style.getPropertyValue(name));
  const fixed = {
    position: 'fixed',
    inset: '0 auto auto 0',
    visibility: 'hidden',
    'box-sizing': 'border-box',
    width: `${field.clientWidth}px`,
    'white-space': field instanceof HTMLTextAreaElement ? 'pre-wrap' : 'pre',
  };
  for (const [name, value] of Object.entries(fixed)) mirror.style.setProperty(name, value);
  const word = document.createElement('span');
  word.textContent = field.value.slice(start, end);
  mirror.append(field.value.slice(0, start), word);
  document.body.append(mirror);
  const [first = word.getBoundingClientRect()] = word.getClientRects();
  const origin = mirror.getBoundingClientRect();
  mirror.remove();

  const box = field.getBoundingClientRect();
  const left = box.left + field.clientLeft + first.left - origin.left - field.scrollLeft;
  const top = box.top + field.clientTop + first.top - origin.top - field.scrollTop;
  return { left, top, right: left + first.width, bottom: top + first.height };
}

export interface FieldSuggestionsProps {
  /** The field, which has to be mounted before this. */
  readonly fieldRef: RefObject<TextField | null>;
  /** The kinds of words to complete; must be the same array on each render. */
  readonly kinds: readonly TypedWord['kind'][];
}

const nothingYet = createCell<SuggesterState>({ word: null, found: [], active: null });

/** Completes accounts, emoji and hashtags in a field. Mounted beside it, inside its form. */
export function FieldSuggestions({ fieldRef, kinds }: FieldSuggestionsProps) {
  const suggester = useSuggester(fieldRef, kinds);
  const { word, found, active } = useCell(suggester?.state ?? nothingYet);
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
      {isOpen && suggester !== null && (
        <SuggestionList
          id={id}
          suggestions={found}
          active={active}
          anchor={wordEdges}
          onPick={suggester.pick}
        />
      )}
    </>
  );
}
