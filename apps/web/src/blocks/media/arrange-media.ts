import type { Attachment } from '@linnet/api';

export interface Arrangement {
  /** What is seen: pictures, films, Flash; up to three side by side. */
  readonly rows: readonly (readonly Attachment[])[];
  /** What is heard, then what is neither seen nor heard: one below the other. */
  readonly rest: readonly Attachment[];
  /** How much room it takes; above 1 is too much to be open by itself. */
  readonly score: number;
}

const SIDE_BY_SIDE = 3;
const AUDIO_SCORE = 1 / 4;
const FILE_SCORE = 1 / 8;

const seen: ReadonlySet<string> = new Set(['image', 'video', 'flash']);

/** The order in which the attachments of a status stand, and in which the viewer leads through them. */
export function arrangeMedia(attachments: readonly Attachment[]): Arrangement {
  const rows = inRows(attachments.filter(({ kind }) => seen.has(kind)));
  const audio = attachments.filter(({ kind }) => kind === 'audio');
  const files = attachments.filter(({ kind }) => kind !== 'audio' && !seen.has(kind));
  const ofRows = rows.reduce((sum, row) => sum + 1 / (row.length + 0.6), 0);
  const score = ofRows + audio.length * AUDIO_SCORE + files.length * FILE_SCORE;
  return { rows, rest: [...audio, ...files], score };
}

/** Full rows first; rather two pairs at the end than a full row and a single one. */
function inRows(attachments: readonly Attachment[]): Attachment[][] {
  const rows: Attachment[][] = [];
  let at = 0;
  while (at < attachments.length) {
    const left = attachments.length - at;
    const size = left === SIDE_BY_SIDE + 1 ? 2 : SIDE_BY_SIDE;
    rows.push(attachments.slice(at, at + size));
    at += size;
  }
  return rows;
}
