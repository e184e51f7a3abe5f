import type { DraftAttachment, DraftContent } from '../drafts/draft';

type Files = readonly DraftAttachment[];

/** The files of a draft, or of one of the posts that follow it; null names the first post. */
export function filesOf({ attachments, following }: DraftContent, part: string | null): Files {
  if (part === null) return attachments;
  return following.find(({ id }) => id === part)?.attachments ?? [];
}

/** The change of a draft that gives it, or one of the posts that follow it, these files. */
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
