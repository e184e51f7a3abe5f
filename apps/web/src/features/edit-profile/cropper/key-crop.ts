import { type Crop, type Framing, panned, within } from '@linnet/domain/own-profile';

/** Parts of the frame that a key moves the picture by. */
const STEP = 0.05;

const moves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1, '−': 1 / 1.1 };

/** The cut after a key; null for keys that mean nothing here. */
export function keyCrop(key: string, framing: Framing, crop: Crop): Crop | null {
  const move = moves[key];
  if (move !== undefined) return panned(framing, crop, move);
  const factor = zooms[key];
  if (factor === undefined) return null;
  return within(framing.picture, framing.aspect, { ...crop, zoom: crop.zoom * factor });
}
