import type { AttachmentKind } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import AudioLines from 'lucide-react/icons/audio-lines';
import File from 'lucide-react/icons/file';
import FileCode from 'lucide-react/icons/file-code';
import Image from 'lucide-react/icons/image';
import Video from 'lucide-react/icons/video';
import type { MessageId } from '../../platform/i18n/message-id';

interface FileKindLabel {
  readonly icon: LucideIcon;
  readonly label: MessageId;
}

/** Icon and label of each kind of file, for where the file itself is not shown. */
export const fileKinds: Record<AttachmentKind, FileKindLabel> = {
  image: { icon: Image, label: 'media.kind.image' },
  video: { icon: Video, label: 'media.kind.video' },
  audio: { icon: AudioLines, label: 'media.kind.audio' },
  flash: { icon: FileCode, label: 'media.kind.flash' },
  html: { icon: FileCode, label: 'media.kind.page' },
  unknown: { icon: File, label: 'media.kind.file' },
};

/** The last part of an address, decoded: `walk 1.gpx`. */
export function fileName(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch (error) {
    // A malformed escape: the name is shown as it is.
    if (error instanceof URIError) return name;
    throw error;
  }
}

/** The file extension. */
const EXTENSION = /\.[^.]{1,5}$/;
/** Letters and digits without a word among them, as servers name what they keep. */
const HASH = /^(?:[\da-f]{16,}|[\da-f-]{32,}|(?=[^ ]*\d)[\w-]{20,})$/i;

/** The name of an uploaded file as people know it; empty if the server left only a hash. */
export function plainFileName(address: string): string {
  const nameParameter = URL.canParse(address) ? new URL(address).searchParams.get('name') : null;
  const name = nameParameter?.trim() || fileName(address);
  return HASH.test(name.replace(EXTENSION, '')) ? '' : name;
}
