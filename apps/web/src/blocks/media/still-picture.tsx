import { generalSettings } from '@linnet/domain/settings';
import { isAnimated, pictureFormat } from '@linnet/domain/uploads';
import { readBeginning } from '../../platform/browser/read-beginning';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useRequest } from '../../platform/client/use-resource';
import { drawFrame } from '../inline-parts/avatar';
import styles from './still-picture.module.css';

/** Bytes at the beginning of a file that show in every format whether it is animated. */
const ENOUGH = 4096;
/** Results stored at most. */
const MOST = 500;

const known = new Map<string, Promise<boolean>>();

/** Whether a picture is animated, by the beginning of its file; those of other origins count as still. */
export function lookForMotion(address: string): Promise<boolean> {
  const earlier = known.get(address);
  if (earlier !== undefined) return earlier;
  if (known.size >= MOST) known.clear();
  const looking = isOwn(address) ? look(address) : Promise.resolve(false);
  known.set(address, looking);
  return looking;
}

function isOwn(address: string): boolean {
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}

async function look(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      cache: 'force-cache',
      headers: { range: `bytes=0-${ENOUGH - 1}` },
    });
    const bytes = answer.ok ? await readBeginning(answer, ENOUGH) : new Uint8Array();
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
  readonly surelyMoves: boolean;
  readonly alt: string;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

/** A picture that may be animated: shows its first frame, and plays while it is pointed at or has the focus. */
export function StillPicture({ src, surelyMoves, alt, onLoad, onError }: StillPictureProps) {
  const motion = useRequest(surelyMoves ? null : src, () => lookForMotion(src));
  const moves = surelyMoves || (motion.state === 'ready' && motion.answer);
  const { value: stops } = useListedSetting('stopGifs', generalSettings.stopGifs);
  return (
    <span className={styles.picture} data-stops={stops}>
      <img
        src={src}
        alt={alt}
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
