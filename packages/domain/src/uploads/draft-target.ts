import type { DraftContent } from '../post-content/draft';
import { contextKey, contextOf, type DraftContext } from '../post-content/draft-context';
import { changedFiles, filesOf } from './draft-files';
import type { UploadTarget } from './upload';

interface DraftsOfFiles {
  form(context: DraftContext): { content: DraftContent };
  change(context: DraftContext, change: Partial<DraftContent>): void;
}

/** Names the form of a draft, or of a further post of its thread, for uploads. */
export function draftSlot(context: DraftContext, part: string | null = null): string {
  return part === null ? contextKey(context) : `${contextKey(context)}#${part}`;
}

/** The draft of a form with this name; null for the form of anything else. */
export function contextOfSlot(slot: string): DraftContext | null {
  return contextOf(slot.split('#')[0] ?? '');
}

/** Adds uploaded attachments at the end of the draft, even when its form is closed. */
export function draftTarget(
  drafts: DraftsOfFiles,
  context: DraftContext,
  part: string | null = null,
): UploadTarget {
  return {
    slot: draftSlot(context, part),
    most: null,
    taken: () => filesOf(drafts.form(context).content, part).length,
    deliver(file) {
      const { content } = drafts.form(context);
      drafts.change(context, changedFiles(content, part, [...filesOf(content, part), file]));
    },
  };
}
