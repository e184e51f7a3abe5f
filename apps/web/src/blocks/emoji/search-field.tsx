import Search from 'lucide-react/icons/search';
import type { KeyboardEvent, RefObject } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './emoji.module.css';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Down into the grid. */
  readonly onDown: () => void;
  /** The best one is meant. */
  readonly onEnter: () => void;
}

export function SearchField({ field, query, onSearch, onDown, onEnter }: SearchFieldProps) {
  const text = useText();

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
  }

  return (
    <div role="search" className={styles.search}>
      <Icon of={Search} />
      <input
        ref={field}
        type="search"
        className={styles.field}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        aria-label={text('emoji.search_emoji')}
        placeholder={text('emoji.search_emoji')}
        value={query}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
    </div>
  );
}
