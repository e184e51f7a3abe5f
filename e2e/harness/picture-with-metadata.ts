import type { Page } from '@playwright/test';

/** A text in the metadata of every picture: a location. */
const LOCATION = 'GPS 59.9139 N 10.7522 E';

type Format = 'jpeg' | 'png' | 'webp';

interface DrawnPicture {
  width: number;
  height: number;
  /** Every pixel has another colour, so that the file is large. */
  noisy?: boolean;
}

interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture drawn by the browser, without metadata. */
export async function drawnPicture(page: Page, name: string, drawn: DrawnPicture): Promise<PickedFile> {
  const format = formatOf(name);
  const encoded = await page.evaluate(
    async ({ type, width, height, noisy = false }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is nothing to draw on.');
      context.fillStyle = '#3a6';
      context.fillRect(0, 0, width, height);
      const pixels = context.getImageData(0, 0, width, height);
      // The same noise each time, without repetitions.
      for (let at = 0, seed = 1; noisy && at < pixels.data.length; at++) {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        pixels.data[at] = at % 4 === 3 ? 255 : seed >>> 24;
      }
      context.putImageData(pixels, 0, 0);
      const blob = await canvas.convertToBlob({ type, quality: 0.95 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let letters = '';
      for (const byte of bytes) letters += String.fromCharCode(byte);
      return btoa(letters);
    },
    { type: `image/${format}`, ...drawn },
  );
  return { name, mimeType: `image/${format}`, buffer: Buffer.from(encoded, 'base64') };
}

/** A picture as from a camera: rotated by a quarter turn, with a location in its metadata. */
export async function pictureWithMetadata(
  page: Page,
  name: string,
  drawn: DrawnPicture,
): Promise<PickedFile> {
  const picture = await drawnPicture(page, name, drawn);
  return { ...picture, buffer: metadataWriters[formatOf(name)](picture.buffer, drawn) };
}

function formatOf(name: string): Format {
  if (name.endsWith('.png')) return 'png';
  return name.endsWith('.webp') ? 'webp' : 'jpeg';
}

/** EXIF data with the orientation (6: a quarter turn to the right), followed by the location. */
function exif(): Buffer {
  const head = Buffer.from('49492a00080000000100120103000100000006000000000000000000', 'hex');
  return Buffer.concat([head.subarray(0, 26), Buffer.from(LOCATION)]);
}

function jpegSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function notedJpeg(plain: Buffer): Buffer {
  const notes = [
    jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif()])),
    jpegSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${LOCATION}`)),
    jpegSegment(0xfe, Buffer.from(LOCATION)),
  ];
  return Buffer.concat([plain.subarray(0, 2), ...notes, plain.subarray(2), Buffer.from(LOCATION)]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const chunk = Buffer.concat([Buffer.alloc(4), named, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length);
  chunk.writeUInt32BE(checkSum(named), chunk.length - 4);
  return chunk;
}

function checkSum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function notedPng(plain: Buffer): Buffer {
  // After the signature and the header.
  const notes = [pngChunk('eXIf', exif()), pngChunk('tEXt', Buffer.from(`Comment\0${LOCATION}`))];
  return Buffer.concat([plain.subarray(0, 33), ...notes, plain.subarray(33)]);
}

function webpChunk(type: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(type), size, content, Buffer.alloc(content.length % 2)]);
}

function notedWebp(plain: Buffer, { width, height }: DrawnPicture): Buffer {
  const head = Buffer.alloc(10);
  head[0] = 0x0c;
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  const isExtended = plain.subarray(12, 16).toString() === 'VP8X';
  const pixels = plain.subarray(isExtended ? 30 : 12);
  const notes = [webpChunk('EXIF', exif()), webpChunk('XMP ', Buffer.from(LOCATION))];
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), webpChunk('VP8X', head), pixels, ...notes]));
}

const metadataWriters: Record<Format, (plain: Buffer, drawn: DrawnPicture) => Buffer> = {
  jpeg: notedJpeg,
  png: notedPng,
  webp: notedWebp,
};
