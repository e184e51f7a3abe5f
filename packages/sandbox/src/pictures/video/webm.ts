/** Element ids of Matroska (RFC 9559), as written in a file. */
const ID = {
  head: 0x1a45dfa3,
  documentType: 0x4282,
  documentVersion: 0x4287,
  documentReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  muxedBy: 0x4d80,
  writtenBy: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackId: 0x73c5,
  trackKind: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
} as const;

function bytesOf(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 1 ? `0${hex}` : hex, 'hex');
}

/** An element with its length written in eight bytes. */
function element(id: number, content: Buffer): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE((1n << 56n) | BigInt(content.length));
  return Buffer.concat([bytesOf(id), length, content]);
}

const whole = (id: number, value: number): Buffer => element(id, bytesOf(value));
const text = (id: number, value: string): Buffer => element(id, Buffer.from(value));
const group = (id: number, ...children: Buffer[]): Buffer => element(id, Buffer.concat(children));

function real(id: number, value: number): Buffer {
  const content = Buffer.alloc(8);
  content.writeDoubleBE(value);
  return element(id, content);
}

function block(frame: Buffer, atMs: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt8(0x81, 0);
  head.writeInt16BE(atMs, 1);
  const keyFrame = 0x80;
  head.writeUInt8(keyFrame, 3);
  return element(ID.block, Buffer.concat([head, frame]));
}

export interface WebmVideo {
  /** Key frames of VP8. */
  frames: readonly Buffer[];
  frameMs: number;
  width: number;
  height: number;
}

/** A WebM file with one silent video track, at most half a minute long. */
export function encodeWebm({ frames, frameMs, width, height }: WebmVideo): Buffer {
  const head = group(
    ID.head,
    text(ID.documentType, 'webm'),
    whole(ID.documentVersion, 4),
    whole(ID.documentReadVersion, 2),
  );
  const info = group(
    ID.info,
    whole(ID.timeScale, 1_000_000),
    real(ID.duration, frames.length * frameMs),
    text(ID.muxedBy, 'linnet'),
    text(ID.writtenBy, 'linnet'),
  );
  const track = group(
    ID.track,
    whole(ID.trackNumber, 1),
    whole(ID.trackId, 1),
    whole(ID.trackKind, 1),
    text(ID.codec, 'V_VP8'),
    group(ID.video, whole(ID.width, width), whole(ID.height, height)),
  );
  const blocks = frames.map((frame, index) => block(frame, index * frameMs));
  const cluster = group(ID.cluster, whole(ID.clusterTime, 0), ...blocks);
  return Buffer.concat([head, group(ID.segment, info, group(ID.tracks, track), cluster)]);
}
