import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const DECODERS = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

/** The Accept-Encoding for requests whose response has to be decoded here. */
export const readableEncodings = 'gzip, deflate, br';

export function isReadableEncoding(encoding: string): boolean {
  return encoding === '' || encoding === 'identity' || encoding in DECODERS;
}

/** The decoded bytes of a body. `limit` bounds their size, since a small body may expand to a huge one. */
export async function decodeBody(body: Buffer, encoding: string, limit: number): Promise<Buffer> {
  const decode = Object.entries(DECODERS).find(([name]) => name === encoding)?.[1];
  return decode === undefined ? body : decode(body, { maxOutputLength: limit });
}
