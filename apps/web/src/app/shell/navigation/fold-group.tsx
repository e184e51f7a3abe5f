import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/icon/icon';
import styles from './navigation.module.css';

interface FoldGroupProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The rows of the group. */
  readonly children: ReactNode;
}

/** A group of navigation entries that can be collapsed. */
export function FoldGroup({ icon, name, open, onToggle, children }: FoldGroupProps) {
  const id = useId();
  return (
    <li>
      <button type="button" className={styles.row} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <Icon of={icon} size="nav" />
        <span className={styles.name}>{name}</span>
        <span className={styles.end}>
          <Icon of={open ? ChevronUp : ChevronDown} size="small" />
        </span>
      </button>
      <ul id={id} hidden={!open}>
        {open && children}
      </ul>
    </li>
  );
}
