import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Panel } from '../../../ui/panel/panel';
import { OwnCard } from './own-card';

interface UserPanelProps {
  readonly composer: ReactNode;
}

/** The person and what they want to write. */
export function UserPanel({ composer }: UserPanelProps) {
  const text = useText();
  return (
    <Panel aria-label={text('nav.account')}>
      <OwnCard />
      {composer}
    </Panel>
  );
}
