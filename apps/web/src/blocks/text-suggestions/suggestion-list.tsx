import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import floating from '../../ui/floating/floating.module.css';
import { join } from '../../ui/styles/join';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { DisplayName } from '../account/display-name';
import { EmojiPicture, emojiName } from '../emoji/emoji-picture';
import { AccountMarks } from '../inline-parts/account-marks';
import { Avatar } from '../inline-parts/avatar';
import { type Edges, usePlaceNear, useTopLayer } from '../tool-surface/place-near';
import type { Suggestion } from './suggestion-sources';
import styles from './suggestions.module.css';

/** The content of a suggestion, by its kind. */
function SuggestionRow({ suggestion }: { readonly suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'person':
      return (
        <>
          <Avatar account={suggestion.account} size="small" />
          <span className={styles.person}>
            <span className={styles.name}>
              <DisplayName account={suggestion.account} /> <AccountMarks account={suggestion.account} />
            </span>
            <bdi className={styles.handle}>{suggestion.replacement}</bdi>
          </span>
        </>
      );
    case 'emoji':
      return (
        <>
          <span className={styles.emoji}>
            <EmojiPicture emoji={suggestion.emoji} tone={suggestion.tone} />
          </span>
          <bdi className={styles.name}>{emojiName(suggestion.emoji)}</bdi>
        </>
      );
    case 'hashtag':
      return <bdi className={styles.name}>{suggestion.replacement}</bdi>;
  }
}

/** How long the number stays in the live region. */
const ANNOUNCED_FOR_MS = 1000;

/** Announces the number of suggestions to screen readers, once for each number. */
export function SuggestionCount({ count }: { readonly count: number }) {
  const text = useText();
  const [announced, setAnnounced] = useState(0);
  const isNew = count > 0 && announced !== count;

  useEffect(() => {
    if (announced === count) return;
    const timer = setTimeout(() => setAnnounced(count), count === 0 ? 0 : ANNOUNCED_FOR_MS);
    return () => clearTimeout(timer);
  }, [count, announced]);

  return (
    <output className={styles.count}>
      <VisuallyHidden>{isNew && text('suggestions.count', { count })}</VisuallyHidden>
    </output>
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the suggestion that the keyboard has reached; null if none. */
  readonly active: number | null;
  /** The edges of the word that is typed. */
  readonly anchor: () => Edges | null;
  readonly onPick: (index: number) => void;
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
      {suggestions.map((suggestion, index) => (
        <button
          key={suggestion.id}
          id={optionId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onPick(index)}
        >
          <SuggestionRow suggestion={suggestion} />
        </button>
      ))}
    </div>
  );
}

/** Id of the element of a suggestion. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
