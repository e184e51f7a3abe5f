import Search from 'lucide-react/icons/search';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../icon/icon';
import { join } from '../styles/join';
import input from '../field/input.module.css';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** The accessible name and placeholder. */
  readonly label: string;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Called for key presses, except during IME composition. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly className?: string | undefined;
}

/** A field that filters the list below it on each input. */
export function SearchField({ label, query, onSearch, onKeyDown, field, className }: SearchFieldProps) {
  return (
    <div role="search" className={join(styles.search, className)}>
      <Icon of={Search} />
      <input
        ref={field}
        type="search"
        className={join(input.input, styles.field)}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={(event) => event.nativeEvent.isComposing || onKeyDown?.(event)}
      />
    </div>
  );
}
