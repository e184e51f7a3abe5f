import type { ReactNode } from 'react';
import { useSetting } from '../../platform/client/client-provider';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { BackButton } from './back-button';

interface ScreenPanelProps {
  /** Accessible name of the screen, and its heading if there is no other. */
  readonly title: string;
  readonly heading?: ReactNode;
  /** At the end of the header. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The main column of a screen that is opened from other screens: its header has a button that leads back. */
export function ScreenPanel({ title, heading = title, tools, children }: ScreenPanelProps) {
  const scrollsAway = useSetting('disableStickyHeaders');
  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} title={heading} sticky={!scrollsAway} start={<BackButton />}>
        {tools}
      </PanelHeader>
      {children}
    </Panel>
  );
}
