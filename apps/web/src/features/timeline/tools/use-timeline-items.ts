import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import { useListNames } from '../../../blocks/navigation/use-list-names';
import { useNavigationItems } from '../../../blocks/navigation/use-navigation-items';
import { useText } from '../../../platform/i18n/use-text';
import { pathTo } from '../../../platform/navigation/path-to';
import type { MenuItem } from '../../../ui/menu/menu-item';

/** Menu entries for all timelines that the viewer can open, including the viewer's lists. */
export function useTimelineItems(): readonly MenuItem[] {
  const text = useText();
  const places = useNavigationItems().filter(({ feed }) => feed !== undefined);
  const lists = useListNames();
  const items: MenuItem[] = places.map(({ to, icon, name }) => ({
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
