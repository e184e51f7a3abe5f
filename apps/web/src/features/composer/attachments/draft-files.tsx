import type { DraftAttachment, DraftContext } from '@linnet/domain/drafts';
import {
  type Upload,
  changedFiles,
  draftSlot,
  draftTarget,
  filesOf,
  uploadLimitsOf,
} from '@linnet/domain/uploads';
import Image from 'lucide-react/icons/image';
import { useCallback, useSyncExternalStore } from 'react';
import { useInstance } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { useFilePicker } from '../../../ui/file-picker/use-file-picker';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { useDrafts } from '../drafts/drafts-provider';

type Files = readonly DraftAttachment[];

/** The attachments of one post of a draft, and the actions on them. */
export interface DraftFiles {
  /** Files that are uploaded. */
  readonly attached: Files;
  /** Running and failed uploads. */
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  /** The callback gets the current attachments: an upload may have finished meanwhile. */
  readonly change: (change: (files: Files) => Files) => void;
  readonly cancel: (upload: string) => void;
  readonly retry: (upload: string) => void;
}

interface DraftFilesOptions {
  readonly attached: Files;
  /** Id of a later post of the thread; null for the first post. */
  readonly part: string | null;
}

export function useDraftFiles(context: DraftContext, { attached, part }: DraftFilesOptions): DraftFiles {
  const drafts = useDrafts();
  const { uploads } = drafts;
  const slot = draftSlot(context, part);
  const read = useCallback(() => uploads.of(slot), [uploads, slot]);
  return {
    attached,
    uploads: useSyncExternalStore(uploads.subscribe, read),
    add: (files) => uploads.add(draftTarget(drafts, context, part), files),
    change(change) {
      const { content } = drafts.form(context);
      drafts.change(context, changedFiles(content, part, change(filesOf(content, part))));
    },
    cancel: uploads.cancel,
    retry: uploads.retry,
  };
}

interface AttachToolProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Button that picks files of the device. */
export function AttachTool({ disabled, onFiles }: AttachToolProps) {
  const text = useText();
  const { types } = uploadLimitsOf(useInstance());
  const accept = types.length === 0 ? undefined : types.join(',');
  const { input, open } = useFilePicker({ accept, multiple: true, onFiles });
  return (
    <>
      <IconButton icon={Image} name={text('upload.attach')} disabled={disabled} onClick={open} />
      {input}
    </>
  );
}
