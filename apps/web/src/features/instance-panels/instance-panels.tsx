import type { ReactNode } from 'react';
import { FeatureList } from '../../blocks/instance/feature-list';
import { useOperatorPage } from '../../blocks/instance/use-operator-page';
import { Prose } from '../../blocks/rich-text/prose';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import styles from './instance-panels.module.css';

interface InstancePanelProps {
  /** The panels below; rendered only after this one has loaded, so that it does not push them down. */
  readonly following: ReactNode;
}

/** The operator's own HTML for the sidebar. Renders nothing if there is none or it could not be loaded. */
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

/** What the server offers, for people who consider joining. */
export function FeaturesPanel() {
  const text = useText();
  const title = text('about.features');
  const isKnown = useCell(useClient().features.loaded) !== null;
  if (!isKnown) return null;
  return (
    <Panel aria-label={title}>
      <PanelHeader title={title} />
      <FeatureList className={styles.features} />
    </Panel>
  );
}
