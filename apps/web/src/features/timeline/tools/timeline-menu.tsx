import ChevronDown from 'lucide-react/icons/chevron-down';
import { useText } from '../../../platform/i18n/use-text';
import { Icon } from '../../../ui/icon/icon';
import { Menu } from '../../../ui/menu/menu';
import styles from './timeline-menu.module.css';
import { useTimelineItems } from './use-timeline-items';

interface TimelineMenuProps {
  readonly title: string;
}

/** The name of the present timeline, which opens a menu of all timelines. */
export function TimelineMenu({ title }: TimelineMenuProps) {
  const text = useText();
  const items = useTimelineItems();
  return (
    <Menu
      label={text('timelines.switch')}
      items={items}
      align="start"
      trigger={(props) => (
        <button {...props} type="button" className={styles.trigger} title={text('timelines.switch')}>
          <span className={styles.name}>{title}</span>
          <Icon of={ChevronDown} size="small" />
        </button>
      )}
    />
  );
}
