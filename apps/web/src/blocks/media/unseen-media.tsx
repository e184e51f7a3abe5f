import type { Attachment } from '@linnet/api';
import { OtherFile } from './other-file';
import { AudioPlayer } from './players/audio-player';

/** What there is nothing to see of. */
export function UnseenMedia({ attachment }: { readonly attachment: Attachment }) {
  return attachment.kind === 'audio' ? (
    <AudioPlayer attachment={attachment} />
  ) : (
    <OtherFile attachment={attachment} />
  );
}
