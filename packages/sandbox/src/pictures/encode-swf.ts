import type { Colour } from './colour';

const TWIPS = 20;
const BITS = 16;

/** A rectangle that starts at 0, in packed fields of 16 bits. */
function rectangle(width: number, height: number): Buffer {
  const fields = [0, width * TWIPS, 0, height * TWIPS];
  const bits =
    BITS.toString(2).padStart(5, '0') + fields.map((field) => field.toString(2).padStart(BITS, '0')).join('');
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

function tag(code: number, content: Buffer): Buffer {
  const head = Buffer.alloc(2);
  head.writeUInt16LE((code << 6) | content.length);
  return Buffer.concat([head, content]);
}

/** A Flash film of version 6 without scripts, with one frame for each colour. */
export function encodeSwf(width: number, height: number, colours: readonly Colour[]): Buffer {
  const [backgroundTag, showTag, endTag] = [9, 1, 0];
  const frames = colours.flatMap((colour) => [
    tag(backgroundTag, Buffer.from(colour)),
    tag(showTag, Buffer.alloc(0)),
  ]);
  const rate = Buffer.alloc(4);
  rate.writeUInt16LE(2 << 8, 0);
  rate.writeUInt16LE(colours.length, 2);
  const rest = Buffer.concat([rectangle(width, height), rate, ...frames, tag(endTag, Buffer.alloc(0))]);
  const head = Buffer.alloc(8);
  head.write('FWS');
  head.writeUInt8(6, 3);
  head.writeUInt32LE(head.length + rest.length, 4);
  return Buffer.concat([head, rest]);
}
