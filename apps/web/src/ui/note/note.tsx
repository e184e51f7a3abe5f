import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { join } from '../styles/join';
import styles from './note.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** The icon of each tone: colour alone never carries the meaning. */
export const toneIcons: Readonly<Record<Tone, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

interface NoteProps {
  readonly tone: Tone;
  /** Instead of the icon of the tone. */
  readonly icon?: LucideIcon | undefined;
  /** Left out when the notice disappears by itself. */
  readonly onDismiss?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A notice inside a form, about that form. */
export function Note({ tone, icon = toneIcons[tone], onDismiss, children }: NoteProps) {
  const text = useText();
  return (
    <div className={join(styles.note, styles[tone])}>
      <Icon of={icon} />
      {/* Only the text is announced, not the dismiss button. */}
      <div className={styles.words} role={tone === 'error' ? 'alert' : 'status'}>
        {children}
      </div>
      {onDismiss && (
        <IconButton
          small
          className={styles.dismiss}
          icon={X}
          name={text('general.dismiss')}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
