import { BackButton } from '../../blocks/navigation/screen-panel';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/first-content';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { ShoutRoom } from './shout-room';
import styles from './shout.module.css';

/** The shoutbox as a screen. */
export function ShoutScreen() {
  const text = useText();
  const title = text('shout.title');
  useFirstContent();
  return (
    <Panel main className={styles.screen} aria-label={title}>
      <PanelHeader level={1} start={<BackButton />} title={title} />
      <ShoutRoom />
    </Panel>
  );
}
