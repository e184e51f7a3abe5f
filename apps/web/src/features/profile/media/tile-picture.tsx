import type { Attachment } from '@linnet/api';
import ImageOff from 'lucide-react/icons/image-off';
import { StillPicture } from '../../../blocks/media/still-picture';
import { useMediaSource } from '../../../blocks/media/use-media-source';
import { Icon } from '../../../ui/icon/icon';
import styles from './media-grid.module.css';

/** The preview of an image or video; nothing for other kinds. Without alternative text: the tile has the name. */
export function TilePicture({ attachment }: { readonly attachment: Attachment }) {
  const { address, fail } = useMediaSource(attachment, 'small');
  const { kind, mimeType, url, previewUrl } = attachment;
  if (kind !== 'image' && kind !== 'video') return null;
  if (address === null) {
    return (
      <span className={styles.sign}>
        <Icon of={ImageOff} size="large" />
      </span>
    );
  }
  if (kind === 'video' && (previewUrl === url || address !== previewUrl)) {
    // The video's first frame, if the server has no preview image.
    return <video src={url} preload="metadata" muted tabIndex={-1} aria-hidden onError={fail} />;
  }
  if (mimeType === 'image/gif') {
    return <StillPicture src={address} surelyMoves alt="" onLoad={() => {}} onError={fail} />;
  }
  return <img src={address} alt="" loading="lazy" decoding="async" draggable={false} onError={fail} />;
}
