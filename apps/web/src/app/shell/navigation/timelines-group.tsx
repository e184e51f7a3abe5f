import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Layers from 'lucide-react/icons/layers';
import { useId, useState } from 'react';
import type { OfferedItem } from '../../../blocks/navigation/use-navigation-items';
import { Text } from '../../../platform/i18n/text';
import { Link } from '../../../platform/navigation/link';
import { Icon } from '../../../ui/icon/icon';
import { join } from '../../../ui/styles/join';
import styles from './navigation.module.css';
import { WaitingCount } from './waiting-count';

interface TimelinesGroupProps {
  readonly items: readonly OfferedItem[];
}

/** The timelines, which fold away. */
export function TimelinesGroup({ items }: TimelinesGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon of={Layers} size="nav" />
        <Text id="nav.timelines" />
        <span className={styles.end}>
          <Icon of={open ? ChevronUp : ChevronDown} size="small" />
        </span>
      </button>
      <ul id={id} hidden={!open}>
        {items.map((item) => (
          <li key={item.label}>
            <Link className={join(styles.row, styles.sub)} to={item.to} within>
              <Icon of={item.icon} />
              <Text id={item.label} />
              <WaitingCount feed={item.feed} className={styles.count} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
