import type { DraftAttachment, DraftContent } from '../post-content/draft';

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
