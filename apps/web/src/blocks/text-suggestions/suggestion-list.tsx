import { type MouseEvent, useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text';
import floating from '../../ui/floating/floating.module.css';
import { join } from '../../ui/styles/join';
import type { Edges } from '../tool-surface/place-near';
import { usePlaceNear } from '../tool-surface/use-place-near';
import { useTopLayer } from '../tool-surface/use-top-layer';
import type { Suggestion } from './suggestion';
import { SuggestionRow } from './suggestion-row';
import styles from './suggestions.module.css';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the suggestion that the keyboard has reached; null if none. */
  readonly active: number | null;
  /** The edges of the word that is typed. */
  readonly anchor: () => Edges | null;
  readonly onPick: (place: number) => void;
}

/** The suggestions beside the word. The focus stays in the field, whose keys move through them. */
export function SuggestionList({ id, suggestions, active, anchor, onPick }: SuggestionListProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useTopLayer(list);
  usePlaceNear(list, anchor);

  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function handlePress(event: MouseEvent) {
    // Keeps the focus in the field, and with it the on-screen keyboard.
    event.preventDefault();
  }

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      tabIndex={-1}
      aria-label={text('suggestions.title')}
      className={join(floating.surface, styles.list)}
      onMouseDown={handlePress}
    >
      {suggestions.map((suggestion, place) => (
        <button
          key={suggestion.id}
          id={optionId(id, place)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={styles.option}
          onClick={() => onPick(place)}
        >
          <SuggestionRow suggestion={suggestion} />
        </button>
      ))}
    </div>
  );
}

/** Id of the element of a suggestion. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
