import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { join } from '../styles/join';
import styles from './note.module.css';
import { type Tone, toneIcons } from './tones';

interface NoteProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** A notice inside a form, about that form. */
export function Note({ tone, children }: NoteProps) {
  return (
    <div className={join(styles.note, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon of={toneIcons[tone]} />
      <div>{children}</div>
    </div>
  );
}
