import { decodeBlurHash } from 'fast-blurhash';

/** Pixels at each side: more cannot be told apart when stretched. */
export const BLUR_SIDE = 32;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';
const alphabet = /^[\w#$%*+,\-.:;=?@[\]^{|}~]+$/;

/** The blurred picture, 32 by 32, as RGBA; null when the text is no blurhash: its length must be what it says. */
export function blurhashPixels(hash: string): Uint8ClampedArray<ArrayBuffer> | null {
  const size = digits.indexOf(hash.charAt(0));
  const length = 4 + 2 * ((size % 9) + 1) * (Math.floor(size / 9) + 1);
  if (size < 0 || hash.length !== length || !alphabet.test(hash)) return null;
  return new Uint8ClampedArray(decodeBlurHash(hash, BLUR_SIDE, BLUR_SIDE));
}
