import type { List, ListId } from '@linnet/api';
import { useId } from 'react';
import { Switch } from '../../ui/switch/switch';
import styles from './account-dialogs.module.css';

interface ListSwitchesProps {
  readonly lists: readonly List[];
  readonly isIn: ReadonlySet<ListId>;
  readonly onChange: (list: ListId, isIn: boolean) => void;
}

/** Each list with a switch. */
export function ListSwitches({ lists, isIn, onChange }: ListSwitchesProps) {
  const id = useId();
  return (
    <ul className={styles.lists}>
      {lists.map((list) => (
        <li key={list.id}>
          <label className={styles.list} htmlFor={`${id} ${list.id}`}>
            <bdi className={styles.title}>{list.title}</bdi>
            <Switch
              id={`${id} ${list.id}`}
              checked={isIn.has(list.id)}
              onChange={({ currentTarget }) => onChange(list.id, currentTarget.checked)}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
