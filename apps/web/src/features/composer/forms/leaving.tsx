import type { DraftContext } from '@linnet/domain/drafts';
import { composingSettings } from '@linnet/domain/settings';
import { useState } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { useDrafts, useDiscard } from '../drafts/drafts-provider';
import styles from './leaving.module.css';

interface Leaving {
  /** The dialog is open. */
  readonly isAsking: boolean;
  /** Closes the form; asks first if there is text and the setting says to ask. */
  readonly leave: () => void;
  readonly save: () => void;
  readonly discard: () => void;
  readonly stay: () => void;
}

/** Closes a form as the settings say: saves the draft, discards it, or asks. */
export function useLeaving(context: DraftContext, onLeft: () => void): Leaving {
  const drafts = useDrafts();
  const discardDraft = useDiscard();
  const [isAsking, setAsking] = useState(false);
  const action = useListedSetting('unsavedPostAction', composingSettings.unsavedPostAction).value;
  const savesItself = useListedSetting('autoSaveDraft', composingSettings.autoSaveDraft).value;

  function finish() {
    setAsking(false);
    drafts.close(context);
    drafts.closeOver(context);
    // The dialog would keep the focus while it is still open.
    requestAnimationFrame(onLeft);
  }

  function save() {
    // The new-post form starts empty next time: its text becomes a draft of its own. Others stay with their context.
    if (context.kind === 'new') drafts.putAside(context);
    finish();
    drafts.flush();
  }

  function discard() {
    discardDraft(context);
    finish();
  }

  function leave() {
    const { touched, phase } = drafts.form(context);
    if (phase.state === 'posting') return;
    if (!touched) finish();
    else if (savesItself || action === 'save') save();
    else if (action === 'discard') discard();
    else setAsking(true);
  }

  return { isAsking, leave, save, discard, stay: () => setAsking(false) };
}

/** Asks whether to save or discard the draft whose form is being closed. */
export function LeaveDialog({ leaving }: { readonly leaving: Leaving }) {
  const text = useText();
  return (
    <Dialog
      open={leaving.isAsking}
      title={text('post_status.close_confirm_title')}
      closable={false}
      onClose={leaving.stay}
    >
      <p className={styles.words}>{text('post_status.close_confirm')}</p>
      <div className={styles.answers}>
        <Button variant="primary" onClick={leaving.save}>
          {text('post_status.close_confirm_save_button')}
        </Button>
        <Button variant="danger" onClick={leaving.discard}>
          {text('post_status.close_confirm_discard_button')}
        </Button>
        <Button variant="quiet" onClick={leaving.stay}>
          {text('post_status.close_confirm_continue_composing_button')}
        </Button>
      </div>
    </Dialog>
  );
}
