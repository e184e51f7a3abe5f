import { moveId } from '../../blocks/navigation/move-id';
import { MOST_PINS } from '../../blocks/navigation/pinned-ids';
import type { Pins } from '../../blocks/navigation/use-pins';
import { useText } from '../../platform/i18n/use-text';
import styles from './edit-navigation.module.css';
import { OrderList } from './order-list';
import type { Moved } from './use-moves-told';

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
