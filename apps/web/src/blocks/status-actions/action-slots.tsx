import { type StatusView, isRepeatable } from '@linnet/domain';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { useSetting } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import styles from './action-row.module.css';
import { MoreButton } from './more-button';

interface ActionSlotsProps {
  readonly view: StatusView;
  /** Draws an action that the viewer has in the row, by its id in the setting `pinnedStatusActions`. */
  readonly children: (name: string) => ReactNode;
}

/** Slots of equal width, so that actions align in columns across statuses; the last one opens the menu. */
export function ActionSlots({ view, children }: ActionSlotsProps) {
  const pinned = useSetting('pinnedStatusActions');
  return (
    <div className={styles.row} data-own-clicks data-preview="box">
      {pinned.map((name) => (
        <span key={name} className={styles.slot}>
          {name === 'retweet' && !isRepeatable(view.status) ? <NotRepeatable /> : children(name)}
        </span>
      ))}
      <span className={styles.slot}>
        <MoreButton view={view} />
      </span>
    </div>
  );
}

function NotRepeatable() {
  const text = useText();
  const words = text('status.cannot_repeat');
  return (
    <span className={styles.action} role="img" aria-label={words} title={words}>
      <Icon of={Lock} />
    </span>
  );
}
