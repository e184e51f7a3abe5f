import type { KeyboardEvent, RefObject } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { SearchField } from '../../ui/search-field/search-field';
import styles from './emoji.module.css';

interface EmojiSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Moves into the grid. */
  readonly onDown: () => void;
  /** Picks the best match. */
  readonly onEnter: () => void;
}

export function EmojiSearch({ field, query, onSearch, onDown, onEnter }: EmojiSearchProps) {
  const text = useText();
  const meanings = new Map([
    ['ArrowDown', onDown],
    ['Enter', onEnter],
  ]);

  function handleKeyDown(event: KeyboardEvent) {
    const act = meanings.get(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <SearchField
      label={text('emoji.search_emoji')}
      className={styles.search}
      field={field}
      query={query}
      onSearch={onSearch}
      onKeyDown={handleKeyDown}
    />
  );
}
