import type { Draft } from '../actions/statuses/create-status';
import { blurhash } from '../pictures/blurhash';
import { sceneFile } from '../pictures/picture-files';
import { pick, integerBetween, type Random } from '../pictures/random';
import { paintScene, type SceneName } from '../pictures/scenes';
import type { TopicName } from './topics';

type Picture = NonNullable<Draft['pictures']>[number];

type Size = readonly [width: number, height: number];

const SIZES: readonly [Size, ...Size[]] = [
  [720, 480],
  [640, 640],
  [480, 720],
  [800, 450],
  [900, 300],
  [420, 840],
];

const SCENE_OF: Partial<Record<TopicName, SceneName>> = {
  kiln: 'pots',
  bread: 'bread',
  allotment: 'allotment',
  weather: 'sea',
};

const DESCRIPTIONS: Record<SceneName, readonly [string, ...string[]]> = {
  hills: ['Rows of hills fading into the haze', 'The valley from the bench, with a low sun', ''],
  sea: ['Calm water up to the horizon, light on the ripples', 'The bay this morning', ''],
  allotment: ['Beds in straight rows, running away to the horizon', 'Plot 14 and its neighbours', ''],
  pots: ['Glazed pots on a wooden shelf', 'Today’s kiln load, still warm', ''],
  bread: ['A round loaf with floury slashes, on a checked cloth', 'The loaf, cooling', ''],
};

const SEED_COUNT = 9;
const hashes = new Map<string, string>();

function hashOf(scene: SceneName, seed: number, aspect: number): string {
  const key = `${scene} ${seed} ${aspect.toFixed(2)}`;
  const cached = hashes.get(key);
  if (cached !== undefined) return cached;
  const width = 24;
  const small = paintScene({ scene, seed, width, height: Math.max(8, Math.round(width / aspect)) });
  const hash = blurhash(small, aspect < 1 ? [3, 4] : [4, 3]);
  hashes.set(key, hash);
  return hash;
}

/** Some pictures for a status about a topic. They are generated only when somebody requests them. */
export function drawPictures(random: Random, topic: TopicName, count: number): Picture[] {
  return Array.from({ length: count }, () => {
    const scene = SCENE_OF[topic] ?? pick(random, ['hills', 'sea', 'hills', 'allotment']);
    const seed = integerBetween(random, 1, SEED_COUNT);
    const [width, height] = pick(random, SIZES);
    return {
      file: sceneFile({ scene, seed, width, height }),
      mime_type: 'image/png',
      description: pick(random, DESCRIPTIONS[scene]),
      blurhash: hashOf(scene, seed, width / height),
      width,
      height,
    };
  });
}
