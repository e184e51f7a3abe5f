import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

const DECODERS = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

/** What to ask a server for when its answer has to be read here. */
export const readableEncodings = 'gzip, deflate, br';

export function isReadableEncoding(encoding: string): boolean {
  return encoding === '' || encoding === 'identity' || encoding in DECODERS;
}

/** The plain bytes of a body. `limit` bounds what a small compressed body may become. */
export async function decodeBody(body: Buffer, encoding: string, limit: number): Promise<Buffer> {
  const decode = Object.entries(DECODERS).find(([name]) => name === encoding)?.[1];
  return decode === undefined ? body : decode(body, { maxOutputLength: limit });
}
