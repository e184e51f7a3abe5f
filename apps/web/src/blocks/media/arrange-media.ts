import type { Attachment } from '@linnet/api';
import { useSetting } from '../../platform/client/client-provider';
import { useFilterContext } from '../../platform/client/filter-context';

interface Arrangement {
  /** Visible media: pictures, videos, Flash; up to three in a row. */
  readonly rows: readonly (readonly Attachment[])[];
  /** Audio first, then other files, one below the other. */
  readonly rest: readonly Attachment[];
  /** How much space they need. Above 1 they are folded at first. */
  readonly score: number;
}

const MAX_IN_ROW = 3;
const AUDIO_SCORE = 1 / 4;
const FILE_SCORE = 1 / 8;

const visualKinds: ReadonlySet<string> = new Set(['image', 'video', 'flash']);

/** Arranges the attachments of a status; the media viewer steps through them in the same order. */
export function arrangeMedia(attachments: readonly Attachment[]): Arrangement {
  const rows = splitIntoRows(attachments.filter(({ kind }) => visualKinds.has(kind)));
  const audio = attachments.filter(({ kind }) => kind === 'audio');
  const files = attachments.filter(({ kind }) => kind !== 'audio' && !visualKinds.has(kind));
  const ofRows = rows.reduce((sum, row) => sum + 1 / (row.length + 0.6), 0);
  const score = ofRows + audio.length * AUDIO_SCORE + files.length * FILE_SCORE;
  return { rows, rest: [...audio, ...files], score };
}

/** Fills rows of three, but ends with two pairs rather than with a row of three and a single one. */
function splitIntoRows(attachments: readonly Attachment[]): Attachment[][] {
  const rows: Attachment[][] = [];
  let at = 0;
  while (at < attachments.length) {
    const remaining = attachments.length - at;
    const size = remaining === MAX_IN_ROW + 1 ? 2 : MAX_IN_ROW;
    rows.push(attachments.slice(at, at + size));
    at += size;
  }
  return rows;
}

type Sized = Pick<Attachment, 'size'>;

/** Aspect ratio (width by height) of media whose size the server didn't send. */
const DEFAULT_RATIO = 16 / 9;
/** Greatest height of a single attachment, in pixels. */
const MAX_HEIGHT = 480;
/** Least width of a single attachment, in pixels: the controls over it need that room. */
const MIN_WIDTH = 320;

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
    width: Math.round(Math.min(MAX_HEIGHT * ratio, Math.max(MIN_WIDTH, only.size?.width ?? 640))),
  };
}

function within(size: Sized['size'], min: number, max: number): number {
  const ratio = size === null ? DEFAULT_RATIO : size.width / size.height;
  return Math.min(max, Math.max(min, ratio));
}

interface Folding {
  /** The media are hidden until the viewer opens them. */
  readonly folded: boolean;
  /** Whether each of the hidden media is listed by its name. */
  readonly named: boolean;
}

interface FoldingFacts {
  readonly count: number;
  /** See `Arrangement`. */
  readonly score: number;
  /** The viewer has chosen to hide media in this filter context. */
  readonly hides: boolean;
}

/** More hidden media than this are not listed by name. */
const MAX_NAMED = 8;

/** Whether the media of a status are folded, and whether they are named. */
export function foldingOf({ count, score, hides }: FoldingFacts): Folding {
  if (hides) return { folded: true, named: count <= MAX_NAMED };
  return { folded: score > 1, named: false };
}

interface ArrangedMedia {
  /** In the order in which they are shown. */
  readonly ordered: readonly Attachment[];
  readonly folding: Folding;
  /** How many are shown at first. */
  readonly maxShown: number;
}

/** How the media of a status are shown, by the viewer's settings for the filter context. */
export function useArrangedMedia(attachments: readonly Attachment[]): ArrangedMedia {
  const inConversation = useFilterContext() === 'thread';
  const hides = useSetting(inConversation ? 'hideAttachmentsInConv' : 'hideAttachments');
  const maxShown = useSetting('maxThumbnails') ?? Infinity;
  const { rows, rest, score } = arrangeMedia(attachments);
  const folding = foldingOf({ count: attachments.length, score, hides });
  return { ordered: [...rows.flat(), ...rest], folding, maxShown };
}

/** Height of one line of folded media, in pixels. */
const LINE_HEIGHT = 36;

/** Height of folded media in pixels: one line, and one more for each attachment that is named. */
export function foldHeight(folding: Folding | null, count: number): number {
  return LINE_HEIGHT * (folding?.named === true ? 1 + count : 1);
}
