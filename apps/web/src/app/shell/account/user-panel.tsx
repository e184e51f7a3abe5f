import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Panel } from '../../../ui/panel/panel';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import { UnknownCard } from './unknown-card';
import styles from './user-panel.module.css';

/** Comes after the first content; until then the card shows what the sign-in itself knows. */
const OwnCard = lazyScreen(() => import('./own-card').then((part) => part.OwnCard), {
  placeholder: UnknownCard,
  later: true,
});

interface UserPanelProps {
  /** Null where one writes elsewhere. */
  readonly composer: ReactNode;
}

/** The person and what they want to write. */
export function UserPanel({ composer }: UserPanelProps) {
  const text = useText();
  return (
    <Panel aria-label={text('nav.account')} className={composer === null ? styles.alone : undefined}>
      <OwnCard />
      {composer}
    </Panel>
  );
}
