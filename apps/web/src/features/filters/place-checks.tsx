import type { FilterPlace } from '@linnet/api';
import type { FilterForm } from '@linnet/domain/filters';
import { useId } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { filterPlaces } from './filter-wish';
import styles from './filters.module.css';

interface PlaceChecksProps {
  readonly form: FilterForm;
  readonly places: readonly FilterPlace[];
  readonly problem: string | undefined;
  readonly onChange: (places: readonly FilterPlace[]) => void;
}

/** Chooses the contexts of a filter. */
export function PlaceChecks({ form, places, problem, onChange }: PlaceChecksProps) {
  const text = useText();
  const id = useId();
  const offered = filterPlaces[form];
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      className={styles.group}
    >
      <span id={id} className={styles.label}>
        {text('filter_settings.places')}
      </span>
      <div className={styles.checks}>
        {offered.map((place) => (
          <Check
            key={place}
            checked={places.includes(place)}
            onChange={({ currentTarget }) =>
              onChange(
                offered.filter((one) => (one === place ? currentTarget.checked : places.includes(one))),
              )
            }
          >
            {text(`filter_settings.place.${place}`)}
          </Check>
        ))}
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
