import type { DraftAttachment, DraftContext } from '@linnet/domain/drafts';
import { changedFiles, draftSlot, draftTarget, filesOf, type Upload } from '@linnet/domain/uploads';
import { useCallback, useSyncExternalStore } from 'react';
import { useDrafts } from '../drafts-provider';

type Files = readonly DraftAttachment[];

/** The files of one post that is written, and what can be done with them. */
export interface DraftFiles {
  /** Those that the server has. */
  readonly attached: Files;
  /** Those on their way, and those that did not get there. */
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  /** Gets the files as they are by then: one may have arrived meanwhile. */
  readonly change: (change: (files: Files) => Files) => void;
  readonly cancel: (upload: string) => void;
  readonly retry: (upload: string) => void;
}

interface DraftFilesOptions {
  readonly attached: Files;
  /** One of the posts that follow the first; null for the first. */
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
