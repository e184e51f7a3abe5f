import type { Attachment, AttachmentKind } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import AudioLines from 'lucide-react/icons/audio-lines';
import File from 'lucide-react/icons/file';
import Video from 'lucide-react/icons/video';
import type { MessageId } from '../../platform/i18n/message-id';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import styles from './other-file.module.css';

interface OtherFileProps {
  attachment: Attachment;
}

const faces: Record<Exclude<AttachmentKind, 'image'>, { icon: LucideIcon; label: MessageId }> = {
  video: { icon: Video, label: 'file_type.video' },
  audio: { icon: AudioLines, label: 'file_type.audio' },
  flash: { icon: File, label: 'file_type.file' },
  html: { icon: File, label: 'file_type.file' },
  unknown: { icon: File, label: 'file_type.file' },
};

/** What is not a picture: its kind, its description, and the way to it. */
export function OtherFile({ attachment }: OtherFileProps) {
  const { kind, url, description } = attachment;
  if (kind === 'image') return null;
  const { icon, label } = faces[kind];
  return (
    <a className={styles.file} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <Icon of={icon} />
      <span>
        <b>
          <Text id={label} />
        </b>
        {description !== '' && <span className={styles.description}>{description}</span>}
      </span>
    </a>
  );
}
