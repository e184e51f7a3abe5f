import { useLayoutEffect, useRef } from 'react';
import styles from './blurred.module.css';
import { decodeBlurHash } from 'fast-blurhash';

/** Width and height of the decoded picture, in pixels; more makes no visible difference when stretched. */
export const BLUR_SIZE = 32;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';
const alphabet = /^[\w#$%*+,\-.:;=?@[\]^{|}~]+$/;

/** Decodes a blurhash to 32 by 32 RGBA pixels. Null if the text is no valid blurhash. */
export function blurhashPixels(hash: string): Uint8ClampedArray<ArrayBuffer> | null {
  const size = digits.indexOf(hash.charAt(0));
  const length = 4 + 2 * ((size % 9) + 1) * (Math.floor(size / 9) + 1);
  if (size < 0 || hash.length !== length || !alphabet.test(hash)) return null;
  return new Uint8ClampedArray(decodeBlurHash(hash, BLUR_SIZE, BLUR_SIZE));
}

interface BlurredProps {
  readonly hash: string;
  /** Whether the picture itself has loaded. */
  readonly isLoaded?: boolean;
}

/** The blurred preview of a picture, shown until it has loaded. */
export function Blurred({ hash, isLoaded = false }: BlurredProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const pixels = blurhashPixels(hash);
    const context = canvas.current?.getContext('2d');
    if (pixels && context) context.putImageData(new ImageData(pixels, BLUR_SIZE, BLUR_SIZE), 0, 0);
  }, [hash]);
  return (
    <canvas
      ref={canvas}
      className={styles.blurred}
      width={BLUR_SIZE}
      height={BLUR_SIZE}
      data-over={isLoaded}
      aria-hidden
    />
  );
}
