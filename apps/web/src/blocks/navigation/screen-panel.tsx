import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useSetting } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { goBack } from '../../platform/navigation/go-back';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';

/** The back button before a screen's title. */
export function BackButton() {
  const text = useText();
  return <IconButton name={text('general.go_back')} icon={ArrowLeft} mirrored onClick={goBack} />;
}

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
