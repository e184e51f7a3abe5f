import type { AttachmentKind } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import AudioLines from 'lucide-react/icons/audio-lines';
import File from 'lucide-react/icons/file';
import FileCode from 'lucide-react/icons/file-code';
import Image from 'lucide-react/icons/image';
import Video from 'lucide-react/icons/video';
import type { MessageId } from '../../platform/i18n/message-id';

interface FileFace {
  readonly icon: LucideIcon;
  readonly label: MessageId;
}

/** Icon and label of each kind of file, for where the file itself is not shown. */
export const fileFaces: Record<AttachmentKind, FileFace> = {
  image: { icon: Image, label: 'media.kind.image' },
  video: { icon: Video, label: 'media.kind.video' },
  audio: { icon: AudioLines, label: 'media.kind.audio' },
  flash: { icon: FileCode, label: 'media.kind.flash' },
  html: { icon: FileCode, label: 'media.kind.page' },
  unknown: { icon: File, label: 'media.kind.file' },
};
