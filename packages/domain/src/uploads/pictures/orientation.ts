import { viewOf } from './bytes';

/** 1 to 8 as in Exif; 1 is upright. */
export type Orientation = number;

export const UPRIGHT: Orientation = 1;

const ORIENTATION_TAG = 0x0112;
const LITTLE_ENDIAN = 0x4949;
const BIG_ENDIAN = 0x4d4d;

/** Reads the orientation from an Exif block (from its byte order on). Upright if there is none. */
export function readOrientation(exif: Uint8Array): Orientation {
  if (exif.length < 10) return UPRIGHT;
  const view = viewOf(exif);
  const order = view.getUint16(0);
  const little = order === LITTLE_ENDIAN;
  if ((!little && order !== BIG_ENDIAN) || view.getUint16(2, little) !== 42) return UPRIGHT;
  const start = view.getUint32(4, little);
  if (start + 2 > exif.length) return UPRIGHT;
  const count = view.getUint16(start, little);
  for (let entry = start + 2; entry < start + 2 + 12 * count; entry += 12) {
    if (entry + 12 > exif.length) return UPRIGHT;
    if (view.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** The smallest Exif block, with the orientation and nothing else. */
export function writeOrientation(orientation: Orientation): Uint8Array {
  const exif = new Uint8Array(26);
  const view = viewOf(exif);
  view.setUint16(0, LITTLE_ENDIAN);
  view.setUint16(2, 42, true);
  view.setUint32(4, 8, true);
  view.setUint16(8, 1, true);
  view.setUint16(10, ORIENTATION_TAG, true);
  view.setUint16(12, 3, true);
  view.setUint32(14, 1, true);
  view.setUint16(18, orientation, true);
  return exif;
}
