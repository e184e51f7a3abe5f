function oggKind(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 512);
  const film = start.includes('theora') || start.includes('\u0001video');
  return film ? 'video/ogg' : 'audio/ogg';
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
const SIGNATURES: { at: number; bytes: string; is: (bytes: Buffer) => string | null }[] = [
  { at: 0, bytes: '\u0089PNG\r\n\u001a\n', is: () => 'image/png' },
  { at: 0, bytes: '\u00ff\u00d8\u00ff', is: () => 'image/jpeg' },
  { at: 0, bytes: 'GIF8', is: () => 'image/gif' },
  { at: 0, bytes: 'RIFF', is: riffKind },
  { at: 0, bytes: 'OggS', is: oggKind },
  { at: 0, bytes: '\u001aE\u00df\u00a3', is: matroskaKind },
  { at: 0, bytes: 'fLaC', is: () => 'audio/flac' },
  { at: 0, bytes: 'ID3', is: () => 'audio/mpeg' },
  { at: 4, bytes: 'ftyp', is: isoKind },
  { at: 0, bytes: '%PDF-', is: () => 'application/pdf' },
  { at: 0, bytes: 'PK\u0003\u0004', is: () => 'application/zip' },
  ...['FWS', 'CWS', 'ZWS'].map((bytes) => ({
    at: 0,
    bytes,
    is: () => 'application/x-shockwave-flash',
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
export function kindOfFile(bytes: Buffer): string {
  for (const signature of SIGNATURES) {
    const { at, bytes: wanted } = signature;
    if (bytes.toString('latin1', at, at + wanted.length) !== wanted) continue;
    const found = signature.is(bytes);
    if (found) return found;
  }
  if (isBareMp3(bytes)) return 'audio/mpeg';
  return (bytes.length > 0 ? textKind(bytes) : null) ?? 'application/octet-stream';
}
