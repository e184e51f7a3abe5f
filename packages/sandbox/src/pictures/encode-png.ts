import { deflateSync } from 'node:zlib';
import type { Raster } from './raster';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_unused, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
}

/** Each row as its difference from the one above (filter 2): gradients become nearly nothing. */
function filtered({ width, height, pixels }: Raster, channels: 3 | 4): Buffer {
  const stride = width * channels;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    let to = y * (stride + 1);
    rows[to] = 2;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < channels; channel += 1) {
        const above = y > 0 ? (pixels[at + channel - width * 4] ?? 0) : 0;
        to += 1;
        rows[to] = (pixels[at + channel] ?? 0) - above;
      }
    }
  }
  return rows;
}

/** A PNG file; without `alpha` it is opaque and a quarter smaller. */
export function encodePng(raster: Raster, { alpha }: { alpha: boolean }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(raster.width, 0);
  header.writeUInt32BE(raster.height, 4);
  header.set([8, alpha ? 6 : 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(raster, alpha ? 4 : 3), { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
