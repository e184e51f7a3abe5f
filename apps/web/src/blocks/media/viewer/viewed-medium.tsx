import type { Attachment } from '@linnet/api';
import type { CSSProperties, RefObject } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { BrokenMedia } from '../broken-media';
import { useDescriptionLanguage } from '../description-language';
import { AudioPlayer } from '../players/audio-player';
import { FlashPlayer } from '../players/flash-player';
import { VideoPlayer } from '../players/video-player';
import { useMediaSource } from '../use-media-source';
import styles from './media-viewer.module.css';

interface ViewedMediumProps {
  readonly attachment: Attachment;
  /** Set on what can be zoomed. */
  readonly image: RefObject<HTMLImageElement | null>;
  readonly style: CSSProperties;
  /** It is the attachment that the media viewer was opened for. */
  readonly autoPlay: boolean;
}

/** The attachment that the media viewer shows now. */
export function ViewedMedium({ attachment, image, style, autoPlay }: ViewedMediumProps) {
  const text = useText();
  const { address, fail } = useMediaSource(attachment, 'full');
  const { kind, description } = attachment;
  const languageAttributes = useDescriptionLanguage(description);
  if (kind === 'image') {
    return address === null ? (
      <div className={styles.box}>
        <BrokenMedia attachment={attachment} />
      </div>
    ) : (
      <img
        ref={image}
        className={styles.image}
        style={style}
        src={address}
        alt={description === '' ? text('status.picture_without_description') : description}
        lang={languageAttributes?.lang}
        draggable={false}
        onError={fail}
      />
    );
  }
  return (
    <div className={kind === 'audio' ? styles.audio : styles.box}>
      {kind === 'video' && <VideoPlayer attachment={attachment} autoPlay={autoPlay} />}
      {kind === 'audio' && <AudioPlayer attachment={attachment} />}
      {kind === 'flash' && <FlashPlayer attachment={attachment} />}
    </div>
  );
}
