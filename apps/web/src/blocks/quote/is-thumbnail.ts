import type { Attachment } from '@linnet/api';

/** Whether an attachment can be shown in small: what moves would not stand still there. */
export function isThumbnail({ kind, mimeType, previewUrl }: Attachment): boolean {
  return kind === 'image' && mimeType !== 'image/gif' && previewUrl !== '';
}
