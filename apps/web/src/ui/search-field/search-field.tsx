import Search from 'lucide-react/icons/search';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../icon/icon';
import { join } from '../styles/join';
import input from '../field/input.module.css';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What is searched; stands in the field while it is empty. */
  readonly label: string;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Keys that mean something here; not while a word is being composed. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly className?: string | undefined;
}

/** A field that narrows what stands below it with each letter. */
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
