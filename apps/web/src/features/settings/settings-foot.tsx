import { settingChanges, temporaryChange } from '@linnet/domain/settings';
import Undo from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { SavedWords } from './saved-words';
import type { WindowTab } from './settings-address';
import styles from './settings-foot.module.css';
import { useChangeSettings } from './use-change-settings';
import { useKnownText } from '../../platform/i18n/use-known-text';
import { useText } from '../../platform/i18n/use-text';

interface SettingsFootProps {
  /** The open tab; undefined while all tabs are listed. */
  readonly tab: WindowTab | undefined;
}

/** The foot of the window: the result of the last change, and Undo. It covers nothing that can be clicked. */
export function SettingsFoot({ tab }: SettingsFootProps) {
  const client = useClient();
  const changes = settingChanges(client);
  const next = useCell(changes.next);
  // A change on trial has a bar of its own, which can revert it.
  const tried = useCell(temporaryChange(client).tried);
  const { undo } = useChangeSettings();
  const words = useUndoWords();
  const foot = useRef<HTMLDivElement>(null);

  function handleUndo() {
    undo();
    // The button is removed with the last change, so the foot takes its focus.
    if (changes.next.get() === null) foot.current?.focus();
  }

  return (
    <div ref={foot} className={styles.foot} tabIndex={-1}>
      <SavedWords idle={tab === 'profile' ? 'settings.saved_with_button' : 'settings.saved_at_once'} />
      {next !== null && tried === null && (
        <Button small icon={<Icon of={Undo} size="small" mirrored />} onClick={handleUndo}>
          <span className={styles.what}>{words(next.about)}</span>
        </Button>
      )}
    </div>
  );
}

/** The label of Undo: names a single setting, and counts several. */
function useUndoWords(): (keys: readonly string[]) => string {
  const text = useText();
  const known = useKnownText();
  return (keys) => {
    const [first = ''] = keys;
    const label = keys.length === 1 ? known(`settings.${first}`) : null;
    return label === null
      ? text('settings.undo_many', { count: keys.length })
      : text('settings.undo_one', { label });
  };
}
