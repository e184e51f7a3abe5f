import type { Raster } from '../raster';
import { type BlockKind, BoolWriter, writeDifference } from './write-difference';

/** The side of the block that a pixel of the frame becomes. */
export const BLOCK_SIDE = 4;
const BLOCKS_PER_SIDE = 4;

interface Plane {
  kind: BlockKind;
  /** In blocks. */
  columns: number;
  rows: number;
  /** The colour of each block. */
  colours: Uint8Array;
  /** 1 where a block differs from its prediction. */
  differs: Uint8Array;
}

interface BlockPosition {
  column: number;
  row: number;
}

function planeOf(kind: BlockKind, columns: number, rows: number): Plane {
  const size = columns * rows;
  return { kind, columns, rows, colours: new Uint8Array(size), differs: new Uint8Array(size) };
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** The pixel of the frame that is nearest to a block of the grid. */
function pixelAt({ width, height, pixels }: Raster, column: number, row: number): Uint8Array {
  const at = (Math.min(row, height - 1) * width + Math.min(column, width - 1)) * 4;
  return pixels.subarray(at, at + 3);
}

/** Brightness in blocks of 4 pixels, as limited-range BT.601. */
function lumaOf(frame: Raster, across: number, down: number): Plane {
  const plane = planeOf('luma', across * 4, down * 4);
  plane.colours.forEach((_unset, at) => {
    const [r = 0, g = 0, b = 0] = pixelAt(frame, at % plane.columns, Math.floor(at / plane.columns));
    plane.colours[at] = clamp(16 + 0.257 * r + 0.504 * g + 0.098 * b);
  });
  return plane;
}

/** The shares of red, green and blue in the two chroma planes. */
const CHROMA_SHARES = [
  [-0.148, -0.291, 0.439],
  [0.439, -0.368, -0.071],
] as const;

/** A chroma plane in blocks of 8 pixels: the mean of four pixels of the frame. */
function chromaOf(
  frame: Raster,
  [across, down]: [number, number],
  shares: (typeof CHROMA_SHARES)[number],
): Plane {
  const plane = planeOf('chroma', across * 2, down * 2);
  plane.colours.forEach((_unset, at) => {
    const [column, row] = [(at % plane.columns) * 2, Math.floor(at / plane.columns) * 2];
    let sum = 0;
    for (let corner = 0; corner < 4; corner += 1) {
      const pixel = pixelAt(frame, column + (corner & 1), row + (corner >> 1));
      for (const channel of [0, 1, 2] as const) sum += shares[channel] * (pixel[channel] ?? 0);
    }
    plane.colours[at] = clamp(128 + sum / 4);
  });
  return plane;
}

interface Planes {
  luma: Plane;
  chroma: Plane[];
}

function blockAt(plane: Plane, column: number, row: number): number | null {
  if (column < 0 || row < 0) return null;
  return plane.colours[row * plane.columns + column] ?? null;
}

/** The predicted brightness: the mean of the blocks above and to the left; outside the frame they are 127 and 129. */
function predictedLuma(plane: Plane, { column, row }: BlockPosition): number {
  const above = blockAt(plane, column, row - 1) ?? 127;
  const before = blockAt(plane, column - 1, row) ?? 129;
  return (above + before + 1) >> 1;
}

/** The predicted colour of four blocks at once: the mean of the two above and the two to the left, if there are any. */
function predictedChroma(plane: Plane, { column, row }: BlockPosition): number {
  const around = [
    blockAt(plane, column, row - 1),
    blockAt(plane, column + 1, row - 1),
    blockAt(plane, column - 1, row),
    blockAt(plane, column - 1, row + 1),
  ].filter((colour) => colour !== null);
  if (around.length === 0) return 128;
  const sum = around.reduce((total, colour) => total + colour, 0);
  return Math.floor(sum / around.length + 0.5);
}

function writeBlock(
  writer: BoolWriter,
  plane: Plane,
  { column, row, predicted }: BlockPosition & { predicted: number },
) {
  const at = row * plane.columns + column;
  // At the finest quantiser, two steps of the coder are one step of colour.
  const amount = ((plane.colours[at] ?? 0) - predicted) * 2;
  const above = row > 0 ? (plane.differs[at - plane.columns] ?? 0) : 0;
  const before = column > 0 ? (plane.differs[at - 1] ?? 0) : 0;
  writeDifference(writer, { kind: plane.kind, amount, neighbours: above + before });
  plane.differs[at] = amount === 0 ? 0 : 1;
}

function writeMacroblock(writer: BoolWriter, { luma, chroma }: Planes, macroblock: BlockPosition): void {
  for (let index = 0; index < BLOCKS_PER_SIDE ** 2; index += 1) {
    const block = {
      column: macroblock.column * BLOCKS_PER_SIDE + (index % BLOCKS_PER_SIDE),
      row: macroblock.row * BLOCKS_PER_SIDE + Math.floor(index / BLOCKS_PER_SIDE),
    };
    writeBlock(writer, luma, { ...block, predicted: predictedLuma(luma, block) });
  }
  for (const plane of chroma) {
    const corner = { column: macroblock.column * 2, row: macroblock.row * 2 };
    const predicted = predictedChroma(plane, corner);
    for (let index = 0; index < 4; index += 1) {
      const block = { column: corner.column + (index % 2), row: corner.row + (index >> 1) };
      writeBlock(writer, plane, { ...block, predicted });
    }
  }
}

/**
 * A key frame of VP8 (RFC 6386): each pixel of `frame` becomes a block of 4 × 4. The first part of such a frame,
 * with its settings and the prediction of each block, is all zeros: the finest quantiser, no filter, the default
 * probabilities, every block predicted from its neighbours. The decoder reads zeros as "no" everywhere.
 */
export function encodeKeyFrame(frame: Raster): Buffer {
  const [width, height] = [frame.width * BLOCK_SIDE, frame.height * BLOCK_SIDE];
  const [across, down] = [Math.ceil(width / 16), Math.ceil(height / 16)];
  const planes = {
    luma: lumaOf(frame, across, down),
    chroma: CHROMA_SHARES.map((shares) => chromaOf(frame, [across, down], shares)),
  };
  const writer = new BoolWriter();
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) writeMacroblock(writer, planes, { column, row });
  const settings = Buffer.alloc(64 + across * down);
  const head = Buffer.alloc(10);
  const SHOW_FRAME_BIT = 0b1_0000;
  head.writeUIntLE((settings.length << 5) | SHOW_FRAME_BIT, 0, 3);
  head.set([0x9d, 0x01, 0x2a], 3);
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  return Buffer.concat([head, settings, writer.finish()]);
}
