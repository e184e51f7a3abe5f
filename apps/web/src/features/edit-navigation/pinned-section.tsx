import type { FailureReason } from '@linnet/api';
import { listsOf } from '@linnet/domain/lists';
import { useId } from 'react';
import { useErrorText } from '../../blocks/failure/use-error-text';
import { moveId } from '../../blocks/navigation/entry-order';
import type { OfferedEntry } from '../../blocks/navigation/navigation-entry';
import { MOST_PINS, PinToggle, type Pins } from '../../blocks/navigation/pins';
import { PlaceSign } from '../../blocks/navigation/place-sign';
import { useListEntries } from '../../blocks/navigation/list-entries';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { ErrorState } from '../../ui/state/error-state';
import styles from './edit-navigation.module.css';
import { type Moved, OrderList } from './order-list';

interface PinnedSectionProps {
  readonly pins: Pins;
  readonly onMoved: Moved;
}

/** The pinned entries, in the order of the navigation strip. */
export function PinnedSection({ pins, onMoved }: PinnedSectionProps) {
  const text = useText();

  function handleMove(id: string, to: number) {
    const ids = moveId(
      pins.shown.map((pin) => pin.id),
      id,
      to,
    );
    pins.order(ids);
    onMoved(id, ids);
  }

  return (
    <section className={styles.section} aria-labelledby="pinned-places">
      <h2 id="pinned-places" className={styles.title}>
        {text('edit_nav.pinned')}
      </h2>
      <p className={styles.hint}>
        {pins.shown.length === 0
          ? text('edit_nav.none_pinned')
          : text(pins.isFull ? 'nav.pins_full' : 'edit_nav.pinned_hint', { count: MOST_PINS })}
      </p>
      <OrderList label={text('edit_nav.pinned')} items={pins.shown} pins={pins} onMove={handleMove} />
    </section>
  );
}

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
  const why = useErrorText(failure);
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

/** The viewer's lists, which can be pinned. They cannot be reordered here. */
export function ListsToPin({ pins }: { readonly pins: Pins }) {
  const text = useText();
  const own = listsOf(useClient());
  const places = useListEntries(true);
  const { value, failure } = useCell(own.state);
  return (
    <PlacesToPin
      title={text('nav.lists')}
      places={places}
      pins={pins}
      failed={text('lists.failed')}
      failure={value === null ? failure : null}
      onRetry={() => void own.load()}
    />
  );
}
