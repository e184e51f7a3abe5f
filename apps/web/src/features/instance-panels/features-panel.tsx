import { useId } from 'react';
import { FeatureList } from '../../blocks/instance/feature-list';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import styles from './instance-panels.module.css';

/** What the server offers, for people who consider joining. */
export function FeaturesPanel() {
  const text = useText();
  const title = useId();
  const isKnown = useCell(useClient().features.loaded) !== null;
  if (!isKnown) return null;
  return (
    <Panel aria-labelledby={title}>
      <PanelHeader title={text('about.features')} titleId={title} />
      <FeatureList className={styles.features} />
    </Panel>
  );
}
