import { generalSettings } from '@linnet/domain/settings';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useRequest } from '../../platform/client/use-resource';
import { drawFrame } from '../inline-parts/avatar';
import styles from './still-picture.module.css';

/** Whether a picture is animated, by the beginning of its file. Its code is loaded with the first such picture. */
async function detectAnimation(address: string): Promise<boolean> {
  const detection = await import('./detect-animation');
  return detection.detectAnimation(address);
}

interface StillPictureProps {
  readonly src: string;
  /** True if every picture of this format counts as animated; otherwise its file is checked. */
  readonly isAnimatedFormat: boolean;
  readonly alt: string;
  /** The language of a description. */
  readonly lang?: string | undefined;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

/** A picture that may be animated: shows its first frame, and plays while it is pointed at or has the focus. */
export function StillPicture({ src, isAnimatedFormat, alt, lang, onLoad, onError }: StillPictureProps) {
  const motion = useRequest(isAnimatedFormat ? null : src, () => detectAnimation(src));
  const moves = isAnimatedFormat || (motion.state === 'ready' && motion.answer);
  const { value: stops } = useListedSetting('stopGifs', generalSettings.stopGifs);
  return (
    <span className={styles.image} data-stops={stops}>
      <img
        src={src}
        alt={alt}
        lang={lang}
        onError={onError}
        decoding="async"
        onLoad={(event) => {
          drawFrame(event);
          onLoad();
        }}
      />
      <canvas className={styles.still} aria-hidden />
      {stops && moves && (
        <span className={styles.mark} aria-hidden>
          GIF
        </span>
      )}
    </span>
  );
}
