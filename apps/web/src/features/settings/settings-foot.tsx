import { settingChanges, temporaryChange } from '@linnet/domain/settings';
import Undo from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { SavedWords } from './saved-words';
import type { WindowTab } from './settings-address';
import styles from './settings-foot.module.css';
import { useChangeSettings } from './use-change-settings';

interface SettingsFootProps {
  /** The open one; undefined while all are listed. */
  readonly tab: WindowTab | undefined;
}

/** The foot of the window: what became of a change, and the way back. It lies over nothing that one would press. */
export function SettingsFoot({ tab }: SettingsFootProps) {
  const text = useText();
  const client = useClient();
  const changes = settingChanges(client);
  const count = useCell(changes.count);
  // Its own bar has the way back from what is being tried.
  const tried = useCell(temporaryChange(client).tried);
  const { undo } = useChangeSettings();
  const foot = useRef<HTMLDivElement>(null);

  function handleUndo() {
    undo();
    // The button goes with the last change: who pressed it by a key stays here.
    if (changes.count.get() === 0) foot.current?.focus();
  }

  return (
    <div ref={foot} className={styles.foot} tabIndex={-1}>
      <SavedWords idle={tab === 'profile' ? 'settings.saved_with_button' : 'settings.saved_at_once'} />
      {count > 0 && tried === null && (
        <Button small icon={<Icon of={Undo} size="small" mirrored />} onClick={handleUndo}>
          {text('general.undo')}
        </Button>
      )}
    </div>
  );
}
