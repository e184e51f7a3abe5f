function oggKind(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 512);
  const isVideo = start.includes('theora') || start.includes('\u0001video');
  return isVideo ? 'video/ogg' : 'audio/ogg';
}

function isoKind(bytes: Buffer): string {
  const brand = bytes.toString('latin1', 8, 12);
  if (brand.startsWith('M4A') || brand.startsWith('M4B')) return 'audio/mp4';
  if (brand === 'avif') return 'image/avif';
  if (brand === 'heic' || brand === 'mif1') return 'image/heic';
  if (brand === 'qt  ') return 'video/quicktime';
  return 'video/mp4';
}

function riffKind(bytes: Buffer): string | null {
  const form = bytes.toString('latin1', 8, 12);
  if (form === 'WEBP') return 'image/webp';
  if (form === 'WAVE') return 'audio/x-wav';
  return form === 'AVI ' ? 'video/x-msvideo' : null;
}

function matroskaKind(bytes: Buffer): string {
  const webm = bytes.toString('latin1', 0, 64).includes('webm');
  return webm ? 'video/webm' : 'video/x-matroska';
}

/** Signatures in the order in which they are tried. */
const SIGNATURES: { at: number; bytes: string; typeOf: (bytes: Buffer) => string | null }[] = [
  { at: 0, bytes: '\u0089PNG\r\n\u001a\n', typeOf: () => 'image/png' },
  { at: 0, bytes: '\u00ff\u00d8\u00ff', typeOf: () => 'image/jpeg' },
  { at: 0, bytes: 'GIF8', typeOf: () => 'image/gif' },
  { at: 0, bytes: 'RIFF', typeOf: riffKind },
  { at: 0, bytes: 'OggS', typeOf: oggKind },
  { at: 0, bytes: '\u001aE\u00df\u00a3', typeOf: matroskaKind },
  { at: 0, bytes: 'fLaC', typeOf: () => 'audio/flac' },
  { at: 0, bytes: 'ID3', typeOf: () => 'audio/mpeg' },
  { at: 4, bytes: 'ftyp', typeOf: isoKind },
  { at: 0, bytes: '%PDF-', typeOf: () => 'application/pdf' },
  { at: 0, bytes: 'PK\u0003\u0004', typeOf: () => 'application/zip' },
  ...['FWS', 'CWS', 'ZWS'].map((bytes) => ({
    at: 0,
    bytes,
    typeOf: () => 'application/x-shockwave-flash',
  })),
];

/** Whether the bytes begin with a frame of MPEG audio without a tag before it. */
function isBareMp3(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  return first === 0xff && (second & 0xe6) === 0xe2 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}

function textKind(bytes: Buffer): string | null {
  const text = bytes.toString('utf8', 0, 4096);
  if (text.includes('\u0000') || text.slice(0, -4).includes('\ufffd')) return null;
  const start = text.trimStart().slice(0, 512).toLowerCase();
  if (start.includes('<svg')) return 'image/svg+xml';
  if (/^<(?:!doctype html|html|head|body|script)/.test(start)) return 'text/html';
  return 'text/plain';
}

/**
 * The media type of a file, as the real server names it. Depends only on the bytes, not on the name or the type
 * sent.
 */
export function mediaTypeOf(bytes: Buffer): string {
  for (const signature of SIGNATURES) {
    const { at, bytes: expected } = signature;
    if (bytes.toString('latin1', at, at + expected.length) !== expected) continue;
    const found = signature.typeOf(bytes);
    if (found) return found;
  }
  if (isBareMp3(bytes)) return 'audio/mpeg';
  return (bytes.length > 0 ? textKind(bytes) : null) ?? 'application/octet-stream';
}

interface Size {
  width: number;
  height: number;
}

const hasBytes = (bytes: Buffer, end: number) => bytes.length >= end;

function pngSize(bytes: Buffer): Size | null {
  if (!hasBytes(bytes, 24) || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gifSize(bytes: Buffer): Size | null {
  return hasBytes(bytes, 10) ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) } : null;
}

/** Codes in the range of JPEG frame headers (which have the size) that are no frame headers. */
const NOT_FRAME_HEADERS = new Set([0xc4, 0xc8, 0xcc]);

function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (hasBytes(bytes, at + 9)) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && !NOT_FRAME_HEADERS.has(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    } else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): Size | null {
  if (!hasBytes(bytes, 30)) return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return null;
  }
}

/** Boxes that hold other boxes on the way to a track's header. */
const CONTAINER_BOXES = new Set(['moov', 'trak']);

/** The size of the first track that has one: audio tracks have 0 by 0. */
function isoSize(bytes: Buffer): Size | null {
  let at = 0;
  while (hasBytes(bytes, at + 8)) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = length === 0 ? bytes.length : at + length;
    if (length === 1 || (length !== 0 && length < 8) || end > bytes.length) return null;
    if (CONTAINER_BOXES.has(type)) {
      const found = isoSize(bytes.subarray(at + 8, end));
      if (found) return found;
    }
    // Width and height are the last two fields, both 16.16 fixed-point.
    if (type === 'tkhd' && end - at >= 16) {
      const size = { width: bytes.readUInt16BE(end - 8), height: bytes.readUInt16BE(end - 4) };
      if (size.width > 0 && size.height > 0) return size;
    }
    at = end;
  }
  return null;
}

/** An unsigned element of the given one-byte id, with one or two bytes of value. */
function ebmlNumber(bytes: Buffer, id: number): number | null {
  for (let at = 0; at + 4 < Math.min(bytes.length, 65_536); at += 1) {
    if (bytes[at] !== id) continue;
    if (bytes[at + 1] === 0x82) return bytes.readUInt16BE(at + 2);
    if (bytes[at + 1] === 0x81) return bytes.readUInt8(at + 2);
  }
  return null;
}

function matroskaSize(bytes: Buffer): Size | null {
  const video = bytes.indexOf(Buffer.from([0xe0]), bytes.indexOf('V_'));
  if (video < 0 || bytes.indexOf('V_') < 0) return null;
  const part = bytes.subarray(video);
  const width = ebmlNumber(part, 0xb0);
  const height = ebmlNumber(part, 0xba);
  return width === null || height === null ? null : { width, height };
}

const SIZE_READERS: Record<string, (bytes: Buffer) => Size | null> = {
  'image/png': pngSize,
  'image/gif': gifSize,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'video/mp4': isoSize,
  'video/quicktime': isoSize,
  'video/webm': matroskaSize,
  'video/x-matroska': matroskaSize,
};

/** The size in pixels in the header of an image or video; null where there is none. */
export function sizeOfFile(bytes: Buffer, mimeType: string): Size | null {
  const size = SIZE_READERS[mimeType]?.(bytes) ?? null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}
