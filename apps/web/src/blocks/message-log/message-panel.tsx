import type { Account } from '@linnet/api';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { NameLink } from '../account/person-link';
import { BackButton } from '../navigation/screen-panel';
import styles from './message-panel.module.css';

interface MessagePanelProps {
  /** The accessible name of the screen. */
  readonly name: string;
  readonly heading: ReactNode;
  /** At the end of the header. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A screen with messages. It fills the window, so that what was written last stands above the form. */
export function MessagePanel({ name, heading, tools, children }: MessagePanelProps) {
  return (
    <Panel main className={styles.panel} aria-label={name}>
      <PanelHeader level={1} start={<BackButton />} title={heading}>
        {tools}
      </PanelHeader>
      {children}
    </Panel>
  );
}

interface MessageHeadingProps {
  /** The only person, whose profile it links to. */
  readonly account: Account | undefined;
  readonly children: ReactNode;
}

/** With whom: avatars and names in one line. */
export function MessageHeading({ account, children }: MessageHeadingProps) {
  if (account === undefined) return <span className={styles.heading}>{children}</span>;
  return (
    <NameLink className={styles.heading} account={account}>
      {children}
    </NameLink>
  );
}
