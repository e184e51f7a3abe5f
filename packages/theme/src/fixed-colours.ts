import type { Hex } from './colour/hex';

/**
 * Over pictures a theme has no say: what is beneath is unknown, so near-black and white stay as they are.
 * Each shade is dense enough for `pictureText` to be readable over a white picture.
 */
export const fixedColours = {
  pictureText: '#ffffff',
  pictureShade: '#0b0a0f99',
  pictureBtn: '#0b0a0fbf',
  pictureBtnHover: '#0b0a0f',
  pictureChip: '#0b0a0fcc',
  pictureTrack: '#ffffff55',
  viewerBackground: '#09080c',
  viewerCaption: '#14131a',
  viewerCaptionText: '#ffffffd9',
  viewerHover: '#ffffff26',
} as const satisfies Readonly<Record<string, Hex>>;
