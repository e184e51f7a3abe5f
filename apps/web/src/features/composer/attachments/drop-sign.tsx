import Upload from 'lucide-react/icons/upload';
import { useText } from '../../../platform/i18n/use-text';
import { Icon } from '../../../ui/icon/icon';
import styles from './drop-sign.module.css';
import type { DropState } from './use-drop-files';

interface DropSignProps {
  readonly state: DropState;
}

/** Covers a form while files are dragged over it. Its parent must be positioned. */
export function DropSign({ state }: DropSignProps) {
  const text = useText();
  if (state === 'none') return null;
  return (
    <div className={styles.sign} data-state={state}>
      <Icon of={Upload} size="large" />
      <span>{text('upload.drop')}</span>
    </div>
  );
}
