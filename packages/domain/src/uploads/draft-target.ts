import type { DraftContent } from '../drafts/draft';
import { contextKey, contextOf, type DraftContext } from '../drafts/draft-context';
import { changedFiles, filesOf } from './draft-files';
import type { UploadTarget } from './upload';

interface DraftsOfFiles {
  form(context: DraftContext): { content: DraftContent };
  change(context: DraftContext, change: Partial<DraftContent>): void;
}

/** Names the form of a draft, or of one of the posts that follow it, among those with uploads. */
export function draftSlot(context: DraftContext, part: string | null = null): string {
  return part === null ? contextKey(context) : `${contextKey(context)}#${part}`;
}

/** The draft that a form's name stands for; null for a form of something else. */
export function contextOfSlot(slot: string): DraftContext | null {
  return contextOf(slot.split('#')[0] ?? '');
}

/** Puts uploaded files behind those that the draft has by then, whether its form still stands or not. */
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
