import ChevronUp from 'lucide-react/icons/chevron-up';
import SettingsIcon from 'lucide-react/icons/settings';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './minimised-bar.module.css';

interface MinimisedBarProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

/** The bar of the minimised settings. The page is usable, and shows the changes. */
export function MinimisedBar({ button, onRestore, onClose }: MinimisedBarProps) {
  const text = useText();
  return (
    <section className={styles.bar} aria-label={text('settings.settings')}>
      <button ref={button} type="button" className={styles.restore} onClick={onRestore}>
        <Icon of={SettingsIcon} />
        {text('settings.restore')}
        <Icon of={ChevronUp} size="small" />
      </button>
      <IconButton icon={X} name={text('settings.close')} onClick={onClose} />
    </section>
  );
}
