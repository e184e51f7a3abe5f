import type { Attachment } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import EyeOff from 'lucide-react/icons/eye-off';
import ImageDown from 'lucide-react/icons/image-down';
import { Blurred } from '../../../blocks/media/blurred';
import { fileFaces } from '../../../blocks/media/file-faces';
import { Icon } from '../../../ui/icon/icon';
import styles from './media-grid.module.css';
import { TilePicture } from './tile-picture';

/** `awaited`: loaded only after a click, since data is saved. */
export type TilePhase = 'covered' | 'awaited' | 'open';

interface TileFaceProps {
  readonly attachment: Attachment;
  readonly phase: TilePhase;
}

/** The content of a tile: the picture or an icon in its place, and a mark on videos. */
export function TileFace({ attachment, phase }: TileFaceProps) {
  const { kind, blurhash } = attachment;
  const sign = signOf(attachment, phase);
  return (
    <>
      {blurhash !== null && <Blurred hash={blurhash} />}
      {phase === 'open' && <TilePicture attachment={attachment} />}
      {sign !== null && (
        <span className={styles.sign}>
          <Icon of={sign} size="large" />
        </span>
      )}
      {kind === 'video' && (
        <span className={styles.mark}>
          <Icon of={fileFaces.video.icon} size="small" />
        </span>
      )}
    </>
  );
}

/** The icon in the middle of a tile without a picture; null if there is one. */
function signOf({ kind }: Attachment, phase: TilePhase): LucideIcon | null {
  if (phase === 'covered') return EyeOff;
  if (phase === 'awaited') return ImageDown;
  return kind === 'image' || kind === 'video' ? null : fileFaces[kind].icon;
}
