import type { DraftAttachment, DraftContext } from '@linnet/domain/drafts';
import { changedFiles, draftSlot, draftTarget, filesOf, type Upload } from '@linnet/domain/uploads';
import { useCallback, useSyncExternalStore } from 'react';
import { useDrafts } from '../drafts-provider';

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
