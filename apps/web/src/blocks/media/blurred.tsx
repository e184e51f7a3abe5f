import { useLayoutEffect, useRef } from 'react';
import styles from './blurred.module.css';
import { BLUR_SIDE, blurhashPixels } from './blurhash-pixels';

interface BlurredProps {
  readonly hash: string;
  /** The picture itself is there. */
  readonly over?: boolean;
}

/** What stands in the place of a picture until it comes. */
export function Blurred({ hash, over = false }: BlurredProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const pixels = blurhashPixels(hash);
    const context = canvas.current?.getContext('2d');
    if (pixels && context) context.putImageData(new ImageData(pixels, BLUR_SIDE, BLUR_SIDE), 0, 0);
  }, [hash]);
  return (
    <canvas
      ref={canvas}
      className={styles.blurred}
      width={BLUR_SIDE}
      height={BLUR_SIDE}
      data-over={over}
      aria-hidden
    />
  );
}
