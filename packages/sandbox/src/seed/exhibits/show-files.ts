import type { Draft } from '../../actions/statuses/create-status';
import { paintAnimation, type AnimationName, type AnimationSpec } from '../../pictures/animations';
import { blurhash } from '../../pictures/blurhash';
import { flashFile, gifFile, htmlFile, tuneFile, videoFile, gpxFile } from '../../pictures/generated-files';
import { sceneFile } from '../../pictures/picture-files';
import { SCENE_NAMES } from '../../pictures/scenes';
import type { KindKey } from '../manifest';
import { drawPictures } from '../draw-pictures';
import type { World } from '../world';

type File = NonNullable<Draft['pictures']>[number];

const NO_METADATA = { blurhash: null, width: null, height: null };
const ANIMATIONS: readonly [AnimationName, ...AnimationName[]] = ['daybreak', 'train', 'ripples'];
const ANIMATION_DESCRIPTIONS: Record<AnimationName, string> = {
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

function hashOf(spec: AnimationSpec): string {
  const [small] = paintAnimation(
    { ...spec, width: 24, height: Math.round((24 * spec.height) / spec.width) },
    1,
  );
  if (!small) throw new Error('An animation without a frame');
  return blurhash(small, [4, 3]);
}

function animatedFile(ending: 'webm' | 'gif', number: number): File {
  const animation = ANIMATIONS[number % ANIMATIONS.length] ?? ANIMATIONS[0];
  const [width, height] = SIZES[number % SIZES.length] ?? SIZES[0];
  const spec = { animation, seed: number + 1, width, height };
  const kind =
    ending === 'gif'
      ? { file: gifFile(spec), mime_type: 'image/gif' }
      : { file: videoFile(spec), mime_type: 'video/webm' };
  // The server makes no blurhash of videos.
  const hash = ending === 'gif' ? hashOf(spec) : null;
  return { ...kind, description: ANIMATION_DESCRIPTIONS[animation], blurhash: hash, width, height };
}

function tune(number: number): File {
  const description = 'A small tune, plucked';
  return {
    ...NO_METADATA,
    file: tuneFile(number + 1, 4 + (number % 4)),
    mime_type: 'audio/wav',
    description,
  };
}

const flash = (number: number): File => ({
  ...NO_METADATA,
  file: flashFile(number + 1),
  mime_type: 'application/x-shockwave-flash',
  description: 'The old menu of the club’s site',
});
const gpxTrack = (number: number): File => ({
  ...NO_METADATA,
  file: gpxFile(number + 1),
  mime_type: 'application/gpx+xml',
  description: `walk-${number + 1}.gpx`,
});
const htmlPage = (number: number): File => ({
  ...NO_METADATA,
  file: htmlFile(number + 1),
  mime_type: 'text/html',
  description: 'leaflet.html',
});

/** A picture of which the server knows only the address. */
function withoutMetadata(number: number): File {
  const scene = SCENE_NAMES[number % SCENE_NAMES.length] ?? 'hills';
  const file = sceneFile({ scene, seed: 60 + number, width: 640, height: 400 });
  return { ...NO_METADATA, file, mime_type: 'image/png', description: '' };
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

const ROUNDS = [0, 1, 2, 3, 4] as const;
const pictures = (world: World, count: number) => drawPictures(world.random, 'walks', count);

const FILE_POSTS: readonly FilePost[] = [
  {
    by: 'tomasz@signalbox.example',
    kinds: ['gif'],
    text: 'On a loop, as it should be.',
    files: (_world, n) => [animatedFile('gif', n)],
  },
  {
    by: 'bob',
    kinds: ['video'],
    text: 'Held the phone steady for once.',
    files: (_world, n) => [animatedFile('webm', n)],
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
    files: (_world, n) => [gpxTrack(n)],
  },
  {
    by: 'carol',
    kinds: ['page-file'],
    text: 'The leaflet for planting day.',
    files: (_world, n) => [htmlPage(n)],
  },
  {
    by: 'fern@hedgerow.example',
    kinds: ['unsized', 'no-blurhash', 'undescribed'],
    text: 'The old server sent this along.',
    files: (_world, n) => [withoutMetadata(n)],
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
    files: (world, n) => [...pictures(world, 1), animatedFile('webm', n + 5), tune(n + 5), gpxTrack(n + 5)],
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
    files: (_world, n) => [animatedFile('webm', n + 2)],
  },
];

/** Moving pictures among the newest statuses. */
const RECENT_POSTS: readonly [hours: number, post: FilePost][] = [
  [
    9,
    {
      by: 'tomasz@signalbox.example',
      kinds: ['gif'],
      text: 'The 9:14, for those who were asleep. #trains',
      files: () => [animatedFile('gif', 1)],
    },
  ],
  [
    20,
    {
      by: 'alice',
      kinds: ['video'],
      text: 'Rain on the pond, three seconds of it. #weather',
      files: () => [animatedFile('webm', 2)],
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
      for (const kind of post.kinds) world.noteExample(kind, status.id);
    });
  const posts = ROUNDS.flatMap((number) => FILE_POSTS.map((post) => ({ number, post })));
  const times = world.spread(posts.length, [350, 4]);
  posts.forEach(({ number, post }, index) => plan(times[index] ?? 0, number, post));
  for (const [hours, post] of RECENT_POSTS) plan(hours * HOUR_MS, 6, post);
}
