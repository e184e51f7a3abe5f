import type { List } from '@linnet/api';
import ListIcon from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import { LinkRow } from '../../ui/link-row/link-row';
import styles from './lists.module.css';

/** One list: the ways to its timeline and to its form. */
export function ListCard({ list: { id, title } }: { readonly list: List }) {
  const text = useText();
  const edit = text('lists.edit_name', { title });
  return (
    <LinkRow to={pathTo('lists-timeline', { id })} icon={ListIcon} name={title}>
      <Link className={styles.edit} to={pathTo('lists-edit', { id })} title={edit} aria-label={edit}>
        <Icon of={Pencil} />
      </Link>
    </LinkRow>
  );
}
