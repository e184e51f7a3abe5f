import type { DraftAttachment } from '@linnet/domain/drafts';
import { composingSettings } from '@linnet/domain/settings';
import { type ReactNode, useRef, useState } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmDialog } from '../../../ui/dialog/dialog';

interface DescriptionReminder {
  /** Whether a post with these attachments must wait; if so, opens the question. */
  readonly holdsBack: (files: readonly DraftAttachment[]) => boolean;
  /** The dialog to render in the form. `onSend` is called when the person chooses to send anyway. */
  readonly dialog: (onSend: () => void) => ReactNode;
}

/** Kinds of attachments that need a description. */
const perceived: ReadonlySet<string> = new Set(['image', 'video', 'audio']);

function isUndescribed({ attachment, description }: DraftAttachment): boolean {
  return perceived.has(attachment.kind) && description.trim() === '';
}

/** Asks before sending attachments without a description, if the person has chosen that in the settings. */
export function useDescriptionReminder(): DescriptionReminder {
  const text = useText();
  const { value: reminds } = useListedSetting('remindDescriptions', composingSettings.remindDescriptions);
  const [missing, setMissing] = useState(0);
  const isAnswered = useRef(false);

  function handleConfirm(onSend: () => void) {
    setMissing(0);
    isAnswered.current = true;
    onSend();
    isAnswered.current = false;
  }

  return {
    holdsBack(files) {
      const count = files.filter(isUndescribed).length;
      if (!reminds || isAnswered.current || count === 0) return false;
      setMissing(count);
      return true;
    },
    dialog: (onSend) => (
      <ConfirmDialog
        open={missing > 0}
        title={text('upload.remind_title')}
        text={text('upload.remind_text', { count: missing })}
        confirmLabel={text('upload.remind_send')}
        onConfirm={() => handleConfirm(onSend)}
        onCancel={() => setMissing(0)}
      />
    ),
  };
}
