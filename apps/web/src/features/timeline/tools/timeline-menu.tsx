import ChevronDown from 'lucide-react/icons/chevron-down';
import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import { useListNames } from '../../../blocks/navigation/list-entries';
import { useNavigationItems } from '../../../blocks/navigation/use-navigation-items';
import { useSession } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { pathTo } from '../../../platform/navigation/path-to';
import { Icon } from '../../../ui/icon/icon';
import { Menu } from '../../../ui/menu/menu';
import type { MenuItem } from '../../../ui/menu/menu-item';
import styles from './timeline-menu.module.css';

/** Menu entries for all timelines that the viewer can open, including the viewer's lists. */
function useTimelineItems(): readonly MenuItem[] {
  const text = useText();
  const session = useSession();
  const offered = useNavigationItems();
  const timelines = offered.flatMap((entry) => {
    // In the navigation this entry opens the inbox; here it opens the timeline of direct posts.
    if (entry.id === 'dms' && session.state !== 'visitor')
      return { ...entry, to: pathTo('dms', { username: session.username }), name: text('nav.dms') };
    return entry.feed === undefined ? [] : entry;
  });
  const lists = useListNames();
  const items: MenuItem[] = timelines.map(({ to, icon, name }) => ({
    kind: 'link',
    id: to,
    to,
    icon,
    label: name,
  }));
  if (lists.length > 0) items.push({ kind: 'separator', id: 'lists' });
  for (const { id, title } of lists) {
    const to = pathTo('lists-timeline', { id });
    items.push({ kind: 'link', id: to, to, icon: List, label: title });
  }
  if (lists.length > 0) {
    const to = pathTo('lists');
    items.push({ kind: 'link', id: to, to, icon: Pencil, label: text('timelines.edit_lists') });
  }
  return items;
}

/** The name of the open timeline, which opens a menu of all timelines. */
export function TimelineMenu({ title }: { readonly title: string }) {
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
