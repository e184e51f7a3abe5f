import type { KeyChoices, KeyGroup } from '@linnet/domain/keys';
import { keysSettings } from '@linnet/domain/settings';
import Keyboard from 'lucide-react/icons/keyboard';
import { useId, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { pageKeysOf } from '../../platform/hotkeys/page-keys';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Icon } from '../../ui/icon/icon';
import { Note } from '../../ui/note/note';
import { Section } from '../../ui/section/section';
import { Switch } from '../../ui/check/check';
import { KeyCaps, type ShownKey, useShownKeys } from './key-caps';
import { KeyEditor } from './key-editor';
import styles from './keys.module.css';

interface KeyGroupViewProps {
  readonly group: KeyGroup;
  readonly entries: readonly ShownKey[];
  readonly choices: KeyChoices;
  /** Given while the hotkeys can be changed. */
  readonly onChoose?: ((choices: KeyChoices) => void) | undefined;
}

/** One group of hotkeys. */
export function KeyGroupView({ group, entries, choices, onChoose }: KeyGroupViewProps) {
  const text = useText();
  return (
    <Section
      className={styles.group}
      level={3}
      title={text(`keys.group.${group}`)}
      titleClass={styles.groupTitle}
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.row}>
            <span className={styles.label}>{text(`keys.${entry.id}`)}</span>
            {onChoose ? (
              <KeyEditor entry={entry} choices={choices} onChoose={onChoose} />
            ) : (
              <KeyCaps entry={entry} choices={choices} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface KeysSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog that lists all hotkeys in groups and lets the person change them. */
export function KeysSheet({ open, onClose }: KeysSheetProps) {
  const text = useText();
  const id = useId();
  const groups = useShownKeys();
  const [isEditing, setEditing] = useState(false);
  const client = useClient();
  const { storage } = client.environment;
  const [isSaveFailed, setSaveFailed] = useState(false);
  const { value: isOn, write } = useListedSetting('keyboardShortcuts', keysSettings.keyboardShortcuts);
  const { value: choices, write: choose } = useListedSetting('keys', keysSettings.keys);
  const isChanged = Object.keys(choices).length > 0;

  function handleOpenBar() {
    onClose();
    pageKeysOf(client).run('commandBar');
  }

  return (
    <Dialog wide open={open} onClose={onClose} title={text('keys.title')}>
      <div className={styles.switch}>
        <label htmlFor={id}>{text('settings.keyboardShortcuts')}</label>
        <Switch
          id={id}
          checked={isOn}
          onChange={(checked) => setSaveFailed(!write(checked ? undefined : false))}
        />
      </div>
      {isSaveFailed && (
        <Note tone="error">{text('settings.saving_err', { keeps: String(storage.available) })}</Note>
      )}
      <div className={styles.groups} data-edits={isEditing} data-off={!isOn}>
        {groups.map(({ group, entries }) => (
          <KeyGroupView
            key={group}
            group={group}
            entries={entries}
            choices={choices}
            onChoose={isEditing ? (next) => setSaveFailed(!choose(next)) : undefined}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button variant="quiet" icon={<Icon of={Keyboard} size="small" />} onClick={handleOpenBar}>
          {text('keys.open_bar')}
        </Button>
        <Link to={pathTo('help')} onClick={onClose}>
          {text('keys.help')}
        </Link>
        <span className={styles.spacer} />
        {isEditing && isChanged && (
          <Button variant="quiet" onClick={() => setSaveFailed(!choose(undefined))}>
            {text('keys.reset_all')}
          </Button>
        )}
        <Button onClick={() => setEditing(!isEditing)}>
          {text(isEditing ? 'keys.done' : 'keys.change')}
        </Button>
      </div>
    </Dialog>
  );
}
