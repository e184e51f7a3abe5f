import type { DraftAttachment, DraftContent } from '../post-content/draft';
import { type DraftContext, contextKey, contextOf } from '../post-content/draft-context';
import type { UploadTarget } from './upload';

type Files = readonly DraftAttachment[];

/** The attachments of a draft, or of a further post of its thread; null is the first post. */
export function filesOf({ attachments, following }: DraftContent, part: string | null): Files {
  if (part === null) return attachments;
  return following.find(({ id }) => id === part)?.attachments ?? [];
}

/** The change of a draft that sets the attachments of it, or of a further post of its thread. */
export function changedFiles(
  content: DraftContent,
  part: string | null,
  files: Files,
): Partial<DraftContent> {
  if (part === null) return { attachments: files };
  const following = content.following.map((post) =>
    post.id === part ? { ...post, attachments: files } : post,
  );
  return { following };
}

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
    maxFiles: null,
    fileCount: () => filesOf(drafts.form(context).content, part).length,
    deliver(file) {
      const { content } = drafts.form(context);
      drafts.change(context, changedFiles(content, part, [...filesOf(content, part), file]));
    },
  };
}
