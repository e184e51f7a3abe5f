import type { Attachment } from '@linnet/api';
import { fileFaces } from '../../../blocks/media/file-faces';
import { useMediaSource } from '../../../blocks/media/use-media-source';
import { Icon } from '../../../ui/icon/icon';
import styles from './attachments.module.css';

interface ThumbPictureProps {
  readonly attachment: Attachment;
}

/** Thumbnail of an uploaded file: its image, the first frame of its video, or an icon for its kind. */
export function ThumbPicture({ attachment }: ThumbPictureProps) {
  const { kind, url } = attachment;
  const source = useMediaSource(attachment, 'small');
  if (kind === 'image' && source.address !== null) {
    return (
      <img className={styles.picture} src={source.address} alt="" draggable={false} onError={source.fail} />
    );
  }
  if (kind === 'video' && url !== '') {
    return (
      <video
        className={styles.picture}
        // The very first frame of many videos is black.
        src={`${url}#t=0.1`}
        preload="metadata"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden
      />
    );
  }
  return (
    <span className={styles.face}>
      <Icon of={fileFaces[kind].icon} size="large" />
    </span>
  );
}
