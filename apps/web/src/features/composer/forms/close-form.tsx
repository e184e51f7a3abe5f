import type { DraftContext } from '@linnet/domain/drafts';
import { composingSettings } from '@linnet/domain/settings';
import { useState } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { useDrafts, useDiscardDraft } from '../drafts/drafts-provider';
import styles from './close-form.module.css';

interface FormClosing {
  /** The dialog is open. */
  readonly isAsking: boolean;
  /** Closes the form; asks first if there is text and the setting says to ask. */
  readonly close: () => void;
  readonly save: () => void;
  readonly discard: () => void;
  readonly keepOpen: () => void;
}

/** Closes a form as the settings say: saves the draft, discards it, or asks. */
export function useFormClosing(context: DraftContext, onClosed: () => void): FormClosing {
  const drafts = useDrafts();
  const discardDraft = useDiscardDraft();
  const [isAsking, setAsking] = useState(false);
  const action = useListedSetting('unsavedPostAction', composingSettings.unsavedPostAction).value;
  const isAutoSaved = useListedSetting('autoSaveDraft', composingSettings.autoSaveDraft).value;

  function finish() {
    setAsking(false);
    drafts.close(context);
    drafts.closeOver(context);
    // Not before the dialog has closed: until then it holds the focus.
    requestAnimationFrame(onClosed);
  }

  function save() {
    // The new-post form starts empty next time: its text becomes a draft of its own. Others stay with their context.
    if (context.kind === 'new') drafts.saveAsDraft(context);
    finish();
    drafts.flush();
  }

  function discard() {
    discardDraft(context);
    finish();
  }

  function close() {
    const { touched, phase } = drafts.form(context);
    if (phase.state === 'posting') return;
    if (!touched) finish();
    else if (isAutoSaved || action === 'save') save();
    else if (action === 'discard') discard();
    else setAsking(true);
  }

  return { isAsking, close, save, discard, keepOpen: () => setAsking(false) };
}

/** Asks whether to save or discard the draft of a form that the viewer closes. */
export function CloseFormDialog({ closing }: { readonly closing: FormClosing }) {
  const text = useText();
  return (
    <Dialog
      open={closing.isAsking}
      title={text('post_status.close_confirm_title')}
      closable={false}
      onClose={closing.keepOpen}
    >
      <p className={styles.text}>{text('post_status.close_confirm')}</p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={closing.save}>
          {text('post_status.close_confirm_save_button')}
        </Button>
        <Button variant="danger" onClick={closing.discard}>
          {text('post_status.close_confirm_discard_button')}
        </Button>
        <Button variant="quiet" onClick={closing.keepOpen}>
          {text('post_status.close_confirm_continue_composing_button')}
        </Button>
      </div>
    </Dialog>
  );
}
