import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import { useListEntries } from '../../../blocks/navigation/list-entries';
import type { Pins } from '../../../blocks/navigation/pins';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { Icon } from '../../../ui/icon/icon';
import { join } from '../../../ui/styles/join';
import { EntryRow } from './entry-row';
import { FoldGroup } from './fold-group';
import styles from './navigation.module.css';
import { useNavGroup } from './use-nav-group';

/** The viewer's lists, and the link to edit them. */
export function ListsGroup({ pins }: { readonly pins: Pins | null }) {
  const text = useText();
  const { open, toggle } = useNavGroup('lists');
  const lists = useListEntries(open);
  return (
    <FoldGroup icon={List} name={text('nav.lists')} open={open} onToggle={toggle}>
      <li className={styles.line}>
        <Link className={join(styles.row, styles.sub)} to={pathTo('lists')}>
          <Icon of={Pencil} />
          <span className={styles.name}>{text('nav.manage_lists')}</span>
        </Link>
      </li>
      {lists.map((list) => (
        <EntryRow key={list.id} entry={list} sub pins={pins} />
      ))}
    </FoldGroup>
  );
}
