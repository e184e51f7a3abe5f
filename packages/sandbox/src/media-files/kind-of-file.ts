/** What a file is: its type as the real server names it, and the ending it is kept under. */
export interface FileKind {
  mimeType: string;
  extension: string;
}

const kind = (mimeType: string, extension: string): FileKind => ({ mimeType, extension });

function oggKind(bytes: Buffer): FileKind {
  const start = bytes.toString('latin1', 0, 512);
  const film = start.includes('theora') || start.includes('\u0001video');
  return film ? kind('video/ogg', 'ogv') : kind('audio/ogg', 'ogg');
}

function isoKind(bytes: Buffer): FileKind {
  const brand = bytes.toString('latin1', 8, 12);
  if (brand.startsWith('M4A') || brand.startsWith('M4B')) return kind('audio/mp4', 'm4a');
  if (brand === 'avif') return kind('image/avif', 'avif');
  if (brand === 'heic' || brand === 'mif1') return kind('image/heic', 'heic');
  if (brand === 'qt  ') return kind('video/quicktime', 'mov');
  return kind('video/mp4', 'mp4');
}

function riffKind(bytes: Buffer): FileKind | null {
  const form = bytes.toString('latin1', 8, 12);
  if (form === 'WEBP') return kind('image/webp', 'webp');
  if (form === 'WAVE') return kind('audio/x-wav', 'wav');
  return form === 'AVI ' ? kind('video/x-msvideo', 'avi') : null;
}

function matroskaKind(bytes: Buffer): FileKind {
  const webm = bytes.toString('latin1', 0, 64).includes('webm');
  return webm ? kind('video/webm', 'webm') : kind('video/x-matroska', 'mkv');
}

/** Signatures in the order in which they are tried. */
const SIGNATURES: { at: number; bytes: string; is: (bytes: Buffer) => FileKind | null }[] = [
  { at: 0, bytes: '\u0089PNG\r\n\u001a\n', is: () => kind('image/png', 'png') },
  { at: 0, bytes: '\u00ff\u00d8\u00ff', is: () => kind('image/jpeg', 'jpg') },
  { at: 0, bytes: 'GIF8', is: () => kind('image/gif', 'gif') },
  { at: 0, bytes: 'RIFF', is: riffKind },
  { at: 0, bytes: 'OggS', is: oggKind },
  { at: 0, bytes: '\u001aE\u00df\u00a3', is: matroskaKind },
  { at: 0, bytes: 'fLaC', is: () => kind('audio/flac', 'flac') },
  { at: 0, bytes: 'ID3', is: () => kind('audio/mpeg', 'mp3') },
  { at: 4, bytes: 'ftyp', is: isoKind },
  { at: 0, bytes: '%PDF-', is: () => kind('application/pdf', 'pdf') },
  { at: 0, bytes: 'PK\u0003\u0004', is: () => kind('application/zip', 'zip') },
  ...['FWS', 'CWS', 'ZWS'].map((bytes) => ({
    at: 0,
    bytes,
    is: () => kind('application/x-shockwave-flash', 'swf'),
  })),
];

/** A frame of MPEG audio without a tag in front. */
function isBareMp3(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  return first === 0xff && (second & 0xe6) === 0xe2 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}

function textKind(bytes: Buffer): FileKind | null {
  const text = bytes.toString('utf8', 0, 4096);
  if (text.includes('\u0000') || text.slice(0, -4).includes('\ufffd')) return null;
  const start = text.trimStart().slice(0, 512).toLowerCase();
  if (start.includes('<svg')) return kind('image/svg+xml', 'svg');
  if (/^<(?:!doctype html|html|head|body|script)/.test(start)) return kind('text/html', 'html');
  return kind('text/plain', 'txt');
}

/** Looks at what is in a file; what its name and its sender say of it does not count. */
export function kindOfFile(bytes: Buffer): FileKind {
  for (const signature of SIGNATURES) {
    const { at, bytes: wanted } = signature;
    if (bytes.toString('latin1', at, at + wanted.length) !== wanted) continue;
    const found = signature.is(bytes);
    if (found) return found;
  }
  if (isBareMp3(bytes)) return kind('audio/mpeg', 'mp3');
  return (bytes.length > 0 ? textKind(bytes) : null) ?? kind('application/octet-stream', 'bin');
}
