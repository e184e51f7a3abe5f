import type { Attachment } from '@linnet/api';

/** Whether an attachment can be a thumbnail; animated ones can't be shown still. */
export function isThumbnail({ kind, mimeType, previewUrl }: Attachment): boolean {
  return kind === 'image' && mimeType !== 'image/gif' && previewUrl !== '';
}
