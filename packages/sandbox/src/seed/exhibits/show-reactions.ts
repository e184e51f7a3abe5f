import { react } from '../../actions/statuses/react';
import type { KindKey } from '../manifest';
import { HOUR_MS, MINUTE_MS, type World } from '../world';

const UNICODE_EMOJI = [
  '👍',
  '❤️',
  '😂',
  '🎉',
  '🌱',
  '🍞',
  '🚂',
  '🔥',
  '🪶',
  '☕',
  '👀',
  '🙌',
  '🌧️',
  '⭐',
  '🐝',
  '🧶',
] as const;

interface ReactedPost {
  by: string;
  text: string;
  kinds: readonly KindKey[];
  emoji: readonly string[];
  alice?: string;
}

/** An emoji of another server; its picture is drawn by this one. */
const REMOTE_EMOJI = 'kettle_on@kumo.example';
const remotePicture = 'https://kumo.example/emoji/kettle_on.png';

const REACTED_POSTS: readonly ReactedPost[] = [
  {
    by: 'carol',
    text: 'Thirty metres of hedge, all in leaf on the same morning.',
    kinds: ['reactions', 'reaction'],
    emoji: [...UNICODE_EMOJI, ':sprout:'],
    alice: '🌱',
  },
  {
    by: 'alice',
    text: 'Ten years of the Hedge today. The first post was "is this on?".',
    kinds: ['reactions', 'reaction'],
    emoji: [...UNICODE_EMOJI, ':linnet:'],
  },
  {
    by: 'sam',
    text: 'Sold the last jar. The bees have been told.',
    kinds: ['reactions', 'reaction'],
    emoji: UNICODE_EMOJI,
    alice: '🐝',
  },
  {
    by: 'tomasz@signalbox.example',
    text: 'They kept the box. All of it, the stove too.',
    kinds: ['reactions', 'reaction'],
    emoji: [...UNICODE_EMOJI, ':railcar:'],
    alice: ':railcar:',
  },
  {
    by: 'imogen',
    text: 'Six hundred rolls, and every one of them went.',
    kinds: ['reactions', 'reaction'],
    emoji: [...UNICODE_EMOJI, ':loaf:'],
    alice: '🍞',
  },
  {
    by: 'kai',
    text: 'The blue. Finally the blue.',
    kinds: ['reaction-custom'],
    emoji: [':kiln:', ':blob_tea:', '🔥'],
    alice: ':kiln:',
  },
  {
    by: 'maureen',
    text: 'Frost, and the beans under glass laughed at it.',
    kinds: ['reaction-custom'],
    emoji: [':sprout:', '👀'],
  },
  {
    by: 'wren@hedgerow.example',
    text: 'Linnets, forty, in the teasels.',
    kinds: ['reaction-custom'],
    emoji: [':linnet:', '🪶'],
    alice: ':linnet:',
  },
  {
    by: 'marsh@tidepool.example',
    text: 'It rained upwards for a moment. I have witnesses.',
    kinds: ['reaction-custom'],
    emoji: [':drizzle:', '🌧️'],
  },
  {
    by: 'bob',
    text: 'Every train on time for a whole Tuesday.',
    kinds: ['reaction-custom'],
    emoji: [':railcar:', ':sunny_spell:', '🎉'],
  },
  {
    by: 'hana',
    text: '新しい急須。注ぎ口が小さな鳥のようです。',
    kinds: ['reaction-remote'],
    emoji: [REMOTE_EMOJI, '☕'],
  },
  {
    by: 'petra',
    text: 'Second sock. Pair. Done. Tea.',
    kinds: ['reaction-remote'],
    emoji: [REMOTE_EMOJI, '🧶'],
  },
  {
    by: 'lucia@darkfield.example',
    text: 'Cloud at nine, cloud at ten, cocoa at eleven.',
    kinds: ['reaction-remote'],
    emoji: [REMOTE_EMOJI, '⭐'],
  },
  {
    by: 'alice',
    text: 'The fan is new. Listen: nothing.',
    kinds: ['reaction-remote'],
    emoji: [REMOTE_EMOJI, '👍', ':blob_tea:'],
  },
  {
    by: 'yusuf@loom.example',
    text: 'Twelve metres off the loom, and the table is long enough.',
    kinds: ['reaction-remote'],
    emoji: [REMOTE_EMOJI, '🙌'],
  },
];

/** Adds reactions with Unicode, custom and remote emoji, and a status with very many. */
export function showReactions(world: World): void {
  const times = world.spread(REACTED_POSTS.length, [320, 2]);
  const people = world.residents.filter(
    ({ person }) => person.postWeight > 0 && !person.bot && person.name !== 'alice',
  );
  REACTED_POSTS.forEach(({ by, text, kinds, emoji, alice }, index) => {
    const ago = times[index] ?? 0;
    world.planStatus(ago, () => {
      const status = world.post(by, { text });
      for (const kind of kinds) world.noteExample(kind, status.id);
      emoji.forEach((name, number) => {
        const [first, ...more] = people.slice(number % 9).filter(() => world.random() < 0.3);
        // An emoji of another server must be used by an account of that server first.
        const actors = name === REMOTE_EMOJI ? [world.account('kumo@kumo.example')] : [];
        actors.push(...[first, ...more.slice(0, 4)].flatMap((resident) => resident?.account ?? []));
        if (actors.length === 0) actors.push(world.account('carol'));
        world.plan(ago - HOUR_MS - number * MINUTE_MS, () => {
          const reaction = { status, emoji: name, at: world.currentTime };
          for (const actor of actors.filter(({ id }) => id !== status.account_id)) {
            react(
              world.server,
              actor,
              name === REMOTE_EMOJI ? { ...reaction, pictureUrl: remotePicture } : reaction,
            );
          }
        });
      });
      if (alice === undefined) return;
      world.plan(ago - 3 * HOUR_MS, () => {
        react(world.server, world.account('alice'), { status, emoji: alice, at: world.currentTime });
        world.noteExample('reaction-own', status.id);
      });
    });
  });
}
