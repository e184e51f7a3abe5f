import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { SearchField } from '../../../ui/search-field/search-field';
import styles from './roll.module.css';
import type { Selection } from './use-selection';

interface RollHeadProps {
  readonly query: string;
  /** Null if there are too few people to search. */
  readonly onSearch: ((query: string) => void) | null;
  /** Not everybody is loaded: the search says so. */
  readonly isPartial: boolean;
  /** Null if there are no actions on several people. */
  readonly selection: Selection | null;
}

/** The head of a list of people: the search, and a button to select people. */
export function RollHead({ query, onSearch, isPartial, selection }: RollHeadProps) {
  const text = useText();
  if (onSearch === null && selection === null) return null;
  return (
    <div className={styles.head}>
      {onSearch !== null && (
        <SearchField
          className={styles.search}
          label={text('people_roll.search')}
          query={query}
          onSearch={onSearch}
        />
      )}
      {selection !== null && (
        <Button
          small
          aria-expanded={selection.isOn}
          onClick={() => (selection.isOn ? selection.end() : selection.start())}
        >
          {text(selection.isOn ? 'people_roll.done' : 'people_roll.select')}
        </Button>
      )}
      {isPartial && (
        <p className={styles.hint} role="status">
          {text('people_roll.partial')}
        </p>
      )}
    </div>
  );
}
