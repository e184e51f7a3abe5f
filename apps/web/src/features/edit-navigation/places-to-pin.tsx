import type { FailureReason } from '@linnet/api';
import { useId } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import type { OfferedEntry } from '../../blocks/navigation/offered-entry';
import { PinToggle } from '../../blocks/navigation/pin-toggle';
import { PlaceSign } from '../../blocks/navigation/place-sign';
import type { Pins } from '../../blocks/navigation/use-pins';
import { ErrorState } from '../../ui/state/error-state';
import styles from './edit-navigation.module.css';

interface PlacesToPinProps {
  readonly title: string;
  readonly places: readonly OfferedEntry[];
  readonly pins: Pins;
  /** Title of the error when the entries could not be loaded; shown if `failure` is not null. */
  readonly failed: string;
  readonly failure: FailureReason | null;
  readonly onRetry: (() => void) | undefined;
}

/** Entries that can be pinned but not reordered. Renders nothing if there are none. */
export function PlacesToPin({ title, places, pins, failed, failure, onRetry }: PlacesToPinProps) {
  const id = useId();
  const why = useFailureWords(failure ?? { kind: 'aborted' });
  if (failure === null && places.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {failure === null ? (
        <ul className={styles.rows} aria-label={title}>
          {places.map((entry) => (
            <li key={entry.id} className={styles.row}>
              <PlaceSign entry={entry} size="nav" />
              <span className={styles.name}>
                <bdi>{entry.name}</bdi>
              </span>
              <PinToggle entry={entry} pins={pins} />
            </li>
          ))}
        </ul>
      ) : (
        <ErrorState title={failed} text={why} onRetry={onRetry} />
      )}
    </section>
  );
}
