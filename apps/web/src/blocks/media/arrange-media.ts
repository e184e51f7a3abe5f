import type { Attachment } from '@linnet/api';

export interface Arrangement {
  /** Visible media: pictures, videos, Flash; up to three in a row. */
  readonly rows: readonly (readonly Attachment[])[];
  /** Audio first, then other files, one below the other. */
  readonly rest: readonly Attachment[];
  /** The space they take. Above 1 is too much to show unasked. */
  readonly score: number;
}

const SIDE_BY_SIDE = 3;
const AUDIO_SCORE = 1 / 4;
const FILE_SCORE = 1 / 8;

const seen: ReadonlySet<string> = new Set(['image', 'video', 'flash']);

/** Arranges the attachments of a status; the media viewer steps through them in the same order. */
export function arrangeMedia(attachments: readonly Attachment[]): Arrangement {
  const rows = inRows(attachments.filter(({ kind }) => seen.has(kind)));
  const audio = attachments.filter(({ kind }) => kind === 'audio');
  const files = attachments.filter(({ kind }) => kind !== 'audio' && !seen.has(kind));
  const ofRows = rows.reduce((sum, row) => sum + 1 / (row.length + 0.6), 0);
  const score = ofRows + audio.length * AUDIO_SCORE + files.length * FILE_SCORE;
  return { rows, rest: [...audio, ...files], score };
}

/** Fills rows of three, but ends with two pairs rather than with a row of three and a single one. */
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
