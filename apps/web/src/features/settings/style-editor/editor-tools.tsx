import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useEffectEvent } from 'react';
import { useCell, useClient, useInstance } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { fieldsOfStyle } from '../themes/style-in-use';
import { saveResultOf, useChangeSettings } from '../use-change-settings';
import styles from './style-editor.module.css';
import { choiceKey, styleWorkOf } from './style-work';
import {
  type WorkHistory,
  discard,
  edit,
  endStep,
  hasInvalidText,
  isUnsaved,
  redo,
  undo,
} from './work-history';

/** Fields with an undo of their own: those that hold text. */
const TEXT_FIELDS =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"])';

/** Handles Ctrl+Z and Ctrl+Y before the settings window does, which would undo the last change of a setting. */
function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isPressed = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
    if (!isPressed || (event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'y' || event.shiftKey) onRedo();
    else onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

/** The name of the style, and what can be done with the work as a whole. */
export function EditorTools({ history }: { readonly history: WorkHistory }) {
  const text = useText();
  const client = useClient();
  const { config } = useInstance();
  const work = styleWorkOf(client);
  const isComparing = useCell(work.isComparing);
  const changeSettings = useChangeSettings();
  const { now, past, future } = history;
  const { name } = now.style.meta;
  const unsaved = isUnsaved(history);
  useUndoKeys(
    () => work.step(undo),
    () => work.step(redo),
  );

  function rename(name: string): void {
    work.step((all) => edit(all, (style) => ({ ...style, meta: { ...style.meta, name } }), 'name'));
  }

  function save(): void {
    changeSettings.change(work.slot().valuesFor(fieldsOfStyle(now)));
    const choice = choiceKey(work.slot(), config);
    // A setting that could not be stored lasts only as long as the page, so the work stays unsaved.
    if (saveResultOf(client).isSaveFailed.get()) work.choice.set(choice);
    else work.markSaved(choice);
  }

  return (
    <div className={styles.tools}>
      <div className={styles.name}>
        <TextField
          label={text('style_editor.name')}
          value={name}
          maxLength={100}
          onChange={rename}
          onBlur={() => work.step(endStep)}
        />
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon={Undo}
          mirrored
          name={text('style_editor.undo')}
          disabled={past.length === 0}
          onClick={() => work.step(undo)}
        />
        <IconButton
          icon={Redo}
          mirrored
          name={text('style_editor.redo')}
          disabled={future.length === 0}
          onClick={() => work.step(redo)}
        />
        <Button
          variant="quiet"
          aria-pressed={isComparing}
          disabled={!unsaved}
          onClick={() => work.isComparing.set(!isComparing)}
        >
          {text('style_editor.compare')}
        </Button>
        <Button variant="quiet" disabled={!unsaved} onClick={() => work.step(discard)}>
          {text('style_editor.discard')}
        </Button>
        <Button variant="primary" disabled={!unsaved || hasInvalidText(now)} onClick={save}>
          {text('style_editor.save')}
        </Button>
      </div>
      <p className={styles.state} role="status">
        {text(
          isComparing ? 'style_editor.comparing' : unsaved ? 'style_editor.unsaved' : 'style_editor.saved',
        )}
      </p>
    </div>
  );
}
