import type { List } from '@linnet/api';
import ListIcon from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import styles from './lists.module.css';

/** One list: the ways to its timeline and to its form. */
export function ListCard({ list: { id, title } }: { readonly list: List }) {
  const text = useText();
  const edit = text('lists.edit_name', { title });
  return (
    <li className={styles.card}>
      <Link className={styles.name} to={pathTo('lists-timeline', { id })}>
        <Icon of={ListIcon} />
        <bdi>{title}</bdi>
      </Link>
      <Link className={styles.edit} to={pathTo('lists-edit', { id })} title={edit} aria-label={edit}>
        <Icon of={Pencil} />
      </Link>
    </li>
  );
}
