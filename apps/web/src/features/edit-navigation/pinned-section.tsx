import type { ErrorReason } from '@linnet/api';
import { listsOf } from '@linnet/domain/lists';
import { useErrorText } from '../../blocks/error/use-error-text';
import { moveId } from '../../blocks/navigation/entry-order';
import type { OfferedEntry } from '../../blocks/navigation/navigation-entry';
import { MAX_PINS, PinToggle, type Pins } from '../../blocks/navigation/pins';
import { EntryIcon } from '../../blocks/navigation/entry-icon';
import { useListEntries } from '../../blocks/navigation/list-entries';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Section } from '../../ui/section/section';
import { ErrorState } from '../../ui/state/error-state';
import styles from './edit-navigation.module.css';
import { type OnMoved, OrderList } from './order-list';

interface PinnedSectionProps {
  readonly pins: Pins;
  readonly onMoved: OnMoved;
}

/** The pinned entries, in the order of the navigation strip. */
export function PinnedSection({ pins, onMoved }: PinnedSectionProps) {
  const text = useText();

  function handleMove(id: string, to: number) {
    const before = pins.shown.map((pin) => pin.id);
    const ids = moveId(before, id, to);
    pins.order(ids);
    onMoved(id, ids);
  }

  return (
    <Section className={styles.section} title={text('edit_nav.pinned')} titleClass={styles.title}>
      <p className={styles.hint}>
        {pins.shown.length === 0
          ? text('edit_nav.none_pinned')
          : text(pins.isFull ? 'nav.pins_full' : 'edit_nav.pinned_hint', { count: MAX_PINS })}
      </p>
      <OrderList label={text('edit_nav.pinned')} items={pins.shown} pins={pins} onMove={handleMove} />
    </Section>
  );
}

interface EntriesToPinProps {
  readonly title: string;
  readonly entries: readonly OfferedEntry[];
  readonly pins: Pins;
  /** Title of the error when the entries could not be loaded; shown if `error` is not null. */
  readonly failed: string;
  readonly error: ErrorReason | null;
  readonly onRetry: (() => void) | undefined;
}

/** Entries that can be pinned but not reordered. Renders nothing if there are none. */
export function EntriesToPin({ title, entries, pins, failed, error, onRetry }: EntriesToPinProps) {
  const why = useErrorText(error);
  if (error === null && entries.length === 0) return null;
  return (
    <Section className={styles.section} title={title} titleClass={styles.title}>
      {error === null ? (
        <ul className={styles.rows} aria-label={title}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.row}>
              <EntryIcon entry={entry} size="nav" />
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
    </Section>
  );
}

/** The viewer's lists, which can be pinned. They cannot be reordered here. */
export function ListsToPin({ pins }: { readonly pins: Pins }) {
  const text = useText();
  const lists = listsOf(useClient());
  const entries = useListEntries();
  const { value, error } = useCell(lists.state);
  return (
    <EntriesToPin
      title={text('nav.lists')}
      entries={entries}
      pins={pins}
      failed={text('lists.failed')}
      error={value === null ? error : null}
      onRetry={() => void lists.load()}
    />
  );
}
