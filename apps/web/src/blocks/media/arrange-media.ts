import type { Attachment } from '@linnet/api';
import { useSetting } from '../../platform/client/client-provider';
import { useFilterContext } from '../../platform/client/filter-context';

interface Arrangement {
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

type Sized = Pick<Attachment, 'size'>;

/** Aspect ratio (width by height) of media whose size the server didn't send. */
const UNKNOWN = 16 / 9;
/** Greatest height of a single attachment, in pixels. */
const HIGHEST = 480;
/** Least width of a single attachment, in pixels: the controls over it need that room. */
const NARROWEST = 320;

/** Aspect ratio of an attachment in a row; taller or wider ones are cropped or get margins. */
export function ratioInRow({ size }: Sized): number {
  return within(size, 2 / 3, 2);
}

/** The aspect ratio of a row and its greatest width in pixels, known before the media are loaded. */
export function rowFrame(row: readonly Sized[]): { ratio: number; width: number | null } {
  const [only, ...more] = row;
  if (only === undefined || more.length > 0) {
    const sum = row.reduce((ratio, one) => ratio + ratioInRow(one), 0);
    return { ratio: Math.max(1.5, sum), width: null };
  }
  const ratio = within(only.size, 1 / 2, 4);
  return {
    ratio,
    width: Math.round(Math.min(HIGHEST * ratio, Math.max(NARROWEST, only.size?.width ?? 640))),
  };
}

function within(size: Sized['size'], least: number, most: number): number {
  const ratio = size === null ? UNKNOWN : size.width / size.height;
  return Math.min(most, Math.max(least, ratio));
}

interface Folding {
  /** Nothing is shown until the viewer opens it. */
  readonly folded: boolean;
  /** If media are hidden, up to eight are named. */
  readonly named: boolean;
}

interface FoldingFacts {
  readonly count: number;
  /** See `Arrangement`. */
  readonly score: number;
  /** The viewer has chosen to hide media in this place. */
  readonly hides: boolean;
}

/** Hidden media are named up to this number. */
const MOST_NAMED = 8;

/** Whether the media of a status are folded, and whether they are named. */
export function foldingOf({ count, score, hides }: FoldingFacts): Folding {
  if (hides) return { folded: true, named: count <= MOST_NAMED };
  return { folded: score > 1, named: false };
}

interface ArrangedMedia {
  /** In the order in which they are shown. */
  readonly ordered: readonly Attachment[];
  readonly folding: Folding;
  /** The greatest number that is shown at first. */
  readonly most: number;
}

/** How the media of a status are shown where it is read, as the viewer has set it. */
export function useArrangedMedia(attachments: readonly Attachment[]): ArrangedMedia {
  const inConversation = useFilterContext() === 'thread';
  const hides = useSetting(inConversation ? 'hideAttachmentsInConv' : 'hideAttachments');
  const most = useSetting('maxThumbnails') ?? Infinity;
  const { rows, rest, score } = arrangeMedia(attachments);
  const folding = foldingOf({ count: attachments.length, score, hides });
  return { ordered: [...rows.flat(), ...rest], folding, most };
}

/** Height of one line of folded media, in pixels. */
const LINE = 36;

/** Height of folded media in pixels: one line, and one more for each attachment that is named. */
export function foldHeight(folding: Folding | null, count: number): number {
  return LINE * (folding?.named === true ? 1 + count : 1);
}
