import { encodePng } from '../pictures/encode-png';
import { newRaster, setPixel } from '../pictures/raster';

/** An opaque picture of one colour. */
export function png(width: number, height: number): Buffer {
  const raster = newRaster(width, height);
  for (let at = 0; at < raster.pixels.length; at += 4) setPixel(raster, at, [200, 40, 40]);
  return encodePng(raster, { alpha: false });
}

export function gif(width: number, height: number): Buffer {
  const bytes = Buffer.from('GIF89a\0\0\0\0\0\0\0;', 'latin1');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return bytes;
}

/** The headers of a JPEG: a comment, then a frame. */
export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x68, 0x69]), frame]);
}

export function webp(width: number, height: number): Buffer {
  const bytes = Buffer.from(`RIFF\u0016\0\0\0WEBPVP8X\u000a${'\0'.repeat(16)}`, 'latin1');
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function track(width: number, height: number): Buffer {
  const header = Buffer.alloc(84);
  header.writeUInt16BE(width, 76);
  header.writeUInt16BE(height, 80);
  return box('trak', box('tkhd', header));
}

/** The boxes of a video with sound: the audio track has no size. */
export function mp4(width: number, height: number): Buffer {
  const kind = box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1'));
  return Buffer.concat([kind, box('moov', Buffer.concat([track(0, 0), track(width, height)]))]);
}

export const mp3 = (): Buffer =>
  Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1'), Buffer.alloc(2_000, 7)]);
