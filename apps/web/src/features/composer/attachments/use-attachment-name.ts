import type { DraftAttachment } from '@linnet/domain/drafts';
import { fileFaces } from '../../../blocks/media/file-faces';
import { useText } from '../../../platform/i18n/use-text';

/** What a file is called: as on the device, or by its kind where that is not known. */
export function useAttachmentName({ name, attachment }: DraftAttachment): string {
  const text = useText();
  return name === '' ? text(fileFaces[attachment.kind].label) : name;
}
