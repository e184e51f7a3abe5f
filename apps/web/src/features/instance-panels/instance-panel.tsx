import type { ReactNode } from 'react';
import { useOperatorPage } from '../../blocks/instance/use-operator-page';
import { Prose } from '../../blocks/rich-text/prose';
import { useText } from '../../platform/i18n/use-text';
import { Panel } from '../../ui/panel/panel';
import styles from './instance-panels.module.css';

interface InstancePanelProps {
  /** The panels under it: they come with it or after it, so that it pushes none of them away. */
  readonly following: ReactNode;
}

/** What the operator wrote for the side of every screen; nothing where they wrote nothing, or it did not come. */
export function InstancePanel({ following }: InstancePanelProps) {
  const text = useText();
  const panel = useOperatorPage('panel');
  if (panel.state === 'loading') return null;
  return (
    <>
      {panel.state === 'ready' && panel.answer.trim() !== '' && (
        <Panel aria-label={text('about.panel')} className={styles.text}>
          <Prose html={panel.answer} />
        </Panel>
      )}
      {following}
    </>
  );
}
