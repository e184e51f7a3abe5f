import type { Draft } from '../../actions/statuses/create-status';
import { paintAnimation, type AnimationName, type AnimationOrder } from '../../pictures/animations';
import { blurhash } from '../../pictures/blurhash';
import { flashFile, gifFile, leafletFile, tuneFile, videoFile, walkFile } from '../../pictures/film-files';
import { sceneFile } from '../../pictures/picture-files';
import { SCENE_NAMES } from '../../pictures/scenes';
import type { KindKey } from '../manifest';
import { drawPictures } from '../draw-pictures';
import type { World } from '../world';

type File = NonNullable<Draft['pictures']>[number];

const NOTHING_KNOWN = { blurhash: null, width: null, height: null };
const MOVES: readonly [AnimationName, ...AnimationName[]] = ['daybreak', 'train', 'ripples'];
const SEEN: Record<AnimationName, string> = {
  daybreak: 'The sun climbs over the hills and goes down again',
  train: 'Two carriages pass from left to right',
  ripples: 'Rings spread on a pond',
};
const SIZES = [
  [320, 180],
  [320, 240],
  [240, 320],
  [480, 272],
  [200, 200],
] as const;

function hashOf(order: AnimationOrder): string {
  const [small] = paintAnimation(
    { ...order, width: 24, height: Math.round((24 * order.height) / order.width) },
    1,
  );
  if (!small) throw new Error('An animation without a frame');
  return blurhash(small, [4, 3]);
}

function moving(ending: 'webm' | 'gif', number: number): File {
  const animation = MOVES[number % MOVES.length] ?? MOVES[0];
  const [width, height] = SIZES[number % SIZES.length] ?? SIZES[0];
  const order = { animation, seed: number + 1, width, height };
  const kind =
    ending === 'gif'
      ? { file: gifFile(order), mime_type: 'image/gif' }
      : { file: videoFile(order), mime_type: 'video/webm' };
  // The server makes no blurhash of videos.
  const hash = ending === 'gif' ? hashOf(order) : null;
  return { ...kind, description: SEEN[animation], blurhash: hash, width, height };
}

function tune(number: number): File {
  const description = 'A small tune, plucked';
  return {
    ...NOTHING_KNOWN,
    file: tuneFile(number + 1, 4 + (number % 4)),
    mime_type: 'audio/wav',
    description,
  };
}

const flash = (number: number): File => ({
  ...NOTHING_KNOWN,
  file: flashFile(number + 1),
  mime_type: 'application/x-shockwave-flash',
  description: 'The old menu of the club’s site',
});
const walk = (number: number): File => ({
  ...NOTHING_KNOWN,
  file: walkFile(number + 1),
  mime_type: 'application/gpx+xml',
  description: `walk-${number + 1}.gpx`,
});
const leaflet = (number: number): File => ({
  ...NOTHING_KNOWN,
  file: leafletFile(number + 1),
  mime_type: 'text/html',
  description: 'leaflet.html',
});

/** A picture of which the server knows only the address. */
function bare(number: number): File {
  const scene = SCENE_NAMES[number % SCENE_NAMES.length] ?? 'hills';
  const file = sceneFile({ scene, seed: 60 + number, width: 640, height: 400 });
  return { ...NOTHING_KNOWN, file, mime_type: 'image/png', description: '' };
}

const LONG_DESCRIPTION =
  'A photograph from the bench on the hill, taken just after the rain. In front there is the back of the bench with the plank that says "for anyone", then the wet meadow with a path trodden by one person, then the hedge, darker on the left where the old part is. Behind the hedge the field has been ploughed in long curves around the single oak. The river shows three times, always where one does not expect it. On the far side are the roofs of the village, the church without its top because of the cloud, and the bakery’s chimney, smoking. A heron stands in the river, small, where the weir must be.';

interface FilePost {
  by: string;
  kinds: readonly KindKey[];
  text: string;
  files(world: World, number: number): File[];
  sensitive?: true;
}

const FIVE = [0, 1, 2, 3, 4] as const;
const pictures = (world: World, count: number) => drawPictures(world.random, 'walks', count);

const ROUND: readonly FilePost[] = [
  {
    by: 'tomasz@signalbox.example',
    kinds: ['gif'],
    text: 'On a loop, as it should be.',
    files: (_world, n) => [moving('gif', n)],
  },
  {
    by: 'bob',
    kinds: ['video'],
    text: 'Held the phone steady for once.',
    files: (_world, n) => [moving('webm', n)],
  },
  { by: 'sam', kinds: ['audio'], text: 'New tune, old strings.', files: (_world, n) => [tune(n)] },
  {
    by: 'archivist',
    kinds: ['flash'],
    text: 'From a disk in box 14: does this still open anywhere?',
    files: (_world, n) => [flash(n)],
  },
  {
    by: 'ines',
    kinds: ['unknown-file'],
    text: 'The way we went, for your map.',
    files: (_world, n) => [walk(n)],
  },
  {
    by: 'carol',
    kinds: ['page-file'],
    text: 'The leaflet for planting day.',
    files: (_world, n) => [leaflet(n)],
  },
  {
    by: 'fern@hedgerow.example',
    kinds: ['unsized', 'no-blurhash', 'undescribed'],
    text: 'The old server sent this along.',
    files: (_world, n) => [bare(n)],
  },
  {
    by: 'alice',
    kinds: ['long-description', 'described'],
    text: 'From the bench, after the rain.',
    files: (world) => pictures(world, 1).map((file) => ({ ...file, description: LONG_DESCRIPTION })),
  },
  {
    by: 'kai',
    kinds: ['many-files', 'picture'],
    text: 'The whole shelf.',
    files: (world, n) => drawPictures(world.random, 'kiln', 9 + n),
  },
  {
    by: 'lucia@darkfield.example',
    kinds: ['mixed-files'],
    text: 'Seen, heard and walked.',
    files: (world, n) => [...pictures(world, 1), moving('webm', n + 5), tune(n + 5), walk(n + 5)],
  },
  { by: 'hana', kinds: ['only-files', 'picture'], text: '', files: (world) => pictures(world, 1) },
  {
    by: 'maureen',
    kinds: ['sensitive'],
    sensitive: true,
    text: 'Slug damage. You were warned.',
    files: (world) => drawPictures(world.random, 'allotment', 2),
  },
  {
    by: 'marsh@tidepool.example',
    kinds: ['sensitive', 'video'],
    sensitive: true,
    text: 'Flashing light, careful.',
    files: (_world, n) => [moving('webm', n + 2)],
  },
];

/** Moving pictures among the newest statuses. */
const RECENT: readonly [hours: number, post: FilePost][] = [
  [
    9,
    {
      by: 'tomasz@signalbox.example',
      kinds: ['gif'],
      text: 'The 9:14, for those who were asleep. #trains',
      files: () => [moving('gif', 1)],
    },
  ],
  [
    20,
    {
      by: 'alice',
      kinds: ['video'],
      text: 'Rain on the pond, three seconds of it. #weather',
      files: () => [moving('webm', 2)],
    },
  ],
  [
    31,
    {
      by: 'sam',
      kinds: ['audio'],
      text: 'What the fiddle said to the bees. #folkmusic',
      files: () => [tune(7)],
    },
  ],
];

const HOUR_MS = 60 * 60 * 1000;

/** Adds attachments of every type, with and without optional data. */
export function showFiles(world: World): void {
  const plan = (ago: number, number: number, post: FilePost) =>
    world.planStatus(ago, () => {
      const status = world.post(post.by, {
        text: post.text,
        sensitive: post.sensitive ?? false,
        pictures: post.files(world, number),
      });
      for (const kind of post.kinds) world.note(kind, status.id);
    });
  const posts = FIVE.flatMap((number) => ROUND.map((post) => ({ number, post })));
  const times = world.spread(posts.length, [350, 4]);
  posts.forEach(({ number, post }, index) => plan(times[index] ?? 0, number, post));
  for (const [hours, post] of RECENT) plan(hours * HOUR_MS, 6, post);
}
