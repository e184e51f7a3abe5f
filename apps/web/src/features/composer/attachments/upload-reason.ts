import type { UploadProblem } from '@linnet/domain/uploads';
import { failureMessage } from '../../../blocks/failure/failure-message';
import type { NumberFormats } from '../../../platform/i18n/use-number-format';
import type { GetText } from '../../../platform/i18n/use-text';
import { fileSize } from '../../../platform/i18n/file-size';

interface Wording {
  readonly text: GetText;
  readonly numbers: NumberFormats;
}

function tooBig({ size, allowed }: { size: number; allowed: number | null }, { text, numbers }: Wording) {
  const file = fileSize(size);
  const values = { filesize: numbers.full(file.amount), filesizeunit: text(file.unit) };
  if (allowed === null) return text('upload.error.file_too_big_unsaid', values);
  const limit = fileSize(allowed);
  return text('upload.error.file_too_big', {
    ...values,
    allowedsize: numbers.full(limit.amount),
    allowedsizeunit: text(limit.unit),
  });
}

/** Why an upload failed and what to do about it: sentences that follow "Upload failed". */
export function uploadReason(why: UploadProblem, wording: Wording): string {
  const { text } = wording;
  switch (why.kind) {
    case 'file_too_big':
      return tooBig(why, wording);
    case 'too_many_files':
      return text('upload.error.too_many', { allowed: why.allowed });
    case 'type_not_taken':
      return text('upload.error.type', { type: why.type });
    case 'location_unremovable':
      return text('upload.error.location');
    case 'page_closed':
      return text('upload.error.page_closed');
    case 'file_unreadable':
      return text('upload.error.unreadable');
    default: {
      const { id, values } = failureMessage(why);
      return `${text(id, values)} ${text('upload.error.default')}`;
    }
  }
}
