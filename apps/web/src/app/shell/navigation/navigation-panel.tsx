import { navigationSettings } from '@linnet/domain/settings';
import { useId, useState } from 'react';
import { MAX_PINS, usePins } from '../../../blocks/navigation/pins';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { Panel } from '../../../ui/panel/panel';
import { NavigationList } from './navigation-list';
import styles from './navigation.module.css';
import { PinnedStrip } from './pinned-strip';

/** The navigation panel: pinned entries above the full list. */
export function NavigationPanel() {
  const text = useText();
  const id = useId();
  const pins = usePins();
  const folded = useListedSetting('collapseNav', navigationSettings.collapseNav);
  const [wantsToChoose, setWantsToChoose] = useState(false);
  const choosing = wantsToChoose && !folded.value;

  function handleChoosing(next: boolean) {
    setWantsToChoose(next);
    if (next && folded.value) folded.write(undefined);
  }

  return (
    <Panel>
      <PinnedStrip
        pins={pins}
        choosing={choosing}
        onChoosing={handleChoosing}
        folded={folded.value}
        onFolded={(next) => void folded.write(next)}
        controls={id}
      />
      <nav id={id} className={styles.nav} aria-label={text('nav.main')} hidden={folded.value}>
        {/* Without the role `status`: some screen readers announce an empty one as a status bar. */}
        <div aria-live="polite">
          {choosing && (
            <p className={styles.hint}>
              {text(pins.isFull ? 'nav.pins_full' : 'nav.pins_hint', { count: MAX_PINS })}
            </p>
          )}
        </div>
        <NavigationList pins={choosing ? pins : null} />
      </nav>
    </Panel>
  );
}
