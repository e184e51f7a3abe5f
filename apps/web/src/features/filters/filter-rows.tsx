import type { OwnFilter, OwnFilters } from '@linnet/domain/filters';
import type { RefObject } from 'react';
import { useKeptFocus } from '../../blocks/people/use-kept-focus';
import { useText } from '../../platform/i18n/use-text';
import { FilterRow } from './filter-row';
import styles from './filters.module.css';

interface FilterRowsProps {
  readonly filters: readonly OwnFilter[];
  readonly own: OwnFilters;
  /** Gets the focus when the last filter was removed. */
  readonly beside: RefObject<HTMLElement | null>;
  readonly onEdit: (filter: OwnFilter) => void;
}

/** All filters on the server, or a note that there are none. */
export function FilterRows({ filters, own, beside, onEdit }: FilterRowsProps) {
  const text = useText();
  const frame = useKeptFocus(filters, beside);
  return (
    <div {...frame} className={styles.frame}>
      {filters.length === 0 && <p className={styles.none}>{text('filter_settings.none')}</p>}
      {filters.length > 0 && (
        <ul className={styles.rows} aria-label={text('filter_settings.title')}>
          {filters.map((filter) => (
            <FilterRow key={filter.id} filter={filter} filters={own} onEdit={() => onEdit(filter)} />
          ))}
        </ul>
      )}
    </div>
  );
}
