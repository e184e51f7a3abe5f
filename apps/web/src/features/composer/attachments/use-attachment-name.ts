import type { DraftAttachment } from '@linnet/domain/drafts';
import { fileFaces } from '../../../blocks/media/file-faces';
import { useText } from '../../../platform/i18n/use-text';

/** The name of an attachment: its file name on the device, or its kind if that is not known. */
export function useAttachmentName({ name, attachment }: DraftAttachment): string {
  const text = useText();
  return name === '' ? text(fileFaces[attachment.kind].label) : name;
}
