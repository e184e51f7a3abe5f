import { generalSettings } from '@linnet/domain/settings';
import { useEffect, useRef, useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { lookForMotion } from './look-for-motion';
import styles from './still-picture.module.css';

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
