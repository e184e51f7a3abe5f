import type { DraftAttachment } from '@linnet/domain/drafts';
import { composingSettings } from '@linnet/domain/settings';
import { type ReactNode, useRef, useState } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { ConfirmDialog } from '../../../ui/dialog/dialog';

interface DescriptionReminder {
  /** Opens the question if one of the attachments needs a description. Returns whether it was opened. */
  readonly askIfNeeded: (files: readonly DraftAttachment[]) => boolean;
  /** The dialog to render in the form. `onSend` is called when the person chooses to send anyway. */
  readonly dialog: (onSend: () => void) => ReactNode;
}

/** Kinds of attachments that should have a description. */
const describedKinds: ReadonlySet<string> = new Set(['image', 'video', 'audio']);

function isUndescribed({ attachment, description }: DraftAttachment): boolean {
  return describedKinds.has(attachment.kind) && description.trim() === '';
}

/** Asks before sending attachments without a description, if the person has chosen that in the settings. */
export function useDescriptionReminder(): DescriptionReminder {
  const text = useText();
  const { value: reminds } = useListedSetting('remindDescriptions', composingSettings.remindDescriptions);
  const [missingCount, setMissingCount] = useState(0);
  const isConfirmed = useRef(false);

  function handleConfirm(onSend: () => void) {
    setMissingCount(0);
    isConfirmed.current = true;
    onSend();
    isConfirmed.current = false;
  }

  return {
    askIfNeeded(files) {
      const count = files.filter(isUndescribed).length;
      if (!reminds || isConfirmed.current || count === 0) return false;
      setMissingCount(count);
      return true;
    },
    dialog: (onSend) => (
      <ConfirmDialog
        open={missingCount > 0}
        title={text('upload.remind_title')}
        text={text('upload.remind_text', { count: missingCount })}
        confirmLabel={text('upload.remind_send')}
        onConfirm={() => handleConfirm(onSend)}
        onCancel={() => setMissingCount(0)}
      />
    ),
  };
}
