import { generalSettings } from '@linnet/domain/settings';
import { isAnimated, pictureFormat } from '@linnet/domain/uploads';
import { useEffect, useRef, useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
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
    const bytes = answer.ok ? await begin(answer) : new Uint8Array();
    const format = pictureFormat(bytes);
    return format !== null && isAnimated(bytes, format);
  } catch (error) {
    // A network error: the browser loads the picture separately, so only the animation stays unknown.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}

/** Reads the beginning of a response; servers may ignore the range and send the whole file. */
async function begin(answer: Response): Promise<Uint8Array> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const all: number[] = [];
  while (all.length < ENOUGH) {
    const { done, value } = await reader.read();
    if (done) break;
    all.push(...value.subarray(0, ENOUGH - all.length));
  }
  await reader.cancel();
  return Uint8Array.from(all);
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
  const moves = useMoves(src, surelyMoves);
  const { value: stops } = useListedSetting('stopGifs', generalSettings.stopGifs);
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = useRef<HTMLImageElement>(null);

  function drawFirst() {
    const { current: source } = image;
    const { current: target } = canvas;
    if (!source || !target) return;
    target.width = source.naturalWidth;
    target.height = source.naturalHeight;
    // Drawing a picture of another origin taints the canvas, which doesn't matter: nobody reads it.
    target.getContext('2d')?.drawImage(source, 0, 0);
  }

  return (
    <span className={styles.picture} data-stops={stops}>
      <img
        src={src}
        alt={alt}
        onError={onError}
        ref={image}
        decoding="async"
        onLoad={() => {
          drawFirst();
          onLoad();
        }}
      />
      <canvas ref={canvas} className={styles.still} aria-hidden />
      {stops && moves && (
        <span className={styles.mark} aria-hidden>
          GIF
        </span>
      )}
    </span>
  );
}

function useMoves(src: string, surely: boolean): boolean {
  const [moving, setMoving] = useState<string | null>(null);
  useEffect(() => {
    if (surely) return;
    let isWanted = true;
    void lookForMotion(src).then((moves) => isWanted && setMoving(moves ? src : null));
    return () => {
      isWanted = false;
    };
  }, [src, surely]);
  return surely || moving === src;
}
