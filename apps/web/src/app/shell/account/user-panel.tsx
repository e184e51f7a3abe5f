import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Panel } from '../../../ui/panel/panel';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import { UnknownCard } from './own-card';
import styles from './user-panel.module.css';

/** Loaded after the first content; until then the card shows what the session knows. */
const OwnCard = lazyPart(() => import('./own-card').then((part) => part.OwnCard), UnknownCard);

interface UserPanelProps {
  /** Null when the composer is elsewhere on the page. */
  readonly composer: ReactNode;
}

/** The viewer's card and the composer. */
export function UserPanel({ composer }: UserPanelProps) {
  const text = useText();
  return (
    <Panel aria-label={text('nav.account')} className={composer === null ? styles.alone : undefined}>
      <OwnCard />
      {composer}
    </Panel>
  );
}
