import { generalSettings } from '@linnet/domain/settings';
import { isAnimated, pictureFormat } from '@linnet/domain/uploads';
import { readFirstBytes } from '../../platform/browser/read-first-bytes';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useRequest } from '../../platform/client/use-resource';
import { drawFrame } from '../inline-parts/avatar';
import styles from './still-picture.module.css';

/** How many bytes of a file are read: in every format they suffice to see whether it is animated. */
const BYTES_READ = 4096;
/** Results stored at most. */
const MAX_STORED = 500;

const animationByAddress = new Map<string, Promise<boolean>>();

/** Whether a picture is animated, by the beginning of its file. Pictures of other origins count as still. */
export function detectAnimation(address: string): Promise<boolean> {
  const earlier = animationByAddress.get(address);
  if (earlier !== undefined) return earlier;
  if (animationByAddress.size >= MAX_STORED) animationByAddress.clear();
  const result = isSameOrigin(address) ? readAnimation(address) : Promise.resolve(false);
  animationByAddress.set(address, result);
  return result;
}

function isSameOrigin(address: string): boolean {
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}

async function readAnimation(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      cache: 'force-cache',
      headers: { range: `bytes=0-${BYTES_READ - 1}` },
    });
    const bytes = answer.ok ? await readFirstBytes(answer, BYTES_READ) : new Uint8Array();
    const format = pictureFormat(bytes);
    return format !== null && isAnimated(bytes, format);
  } catch (error) {
    // A network error: the browser loads the picture separately, so only the animation stays unknown.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
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
