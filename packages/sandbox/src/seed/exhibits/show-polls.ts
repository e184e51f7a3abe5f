import { endPolls, vote } from '../../actions/statuses/polls';
import { findPollOf } from '../../store/statuses/polls';
import type { StatusRow } from '../../store/statuses/statuses';
import type { KindKey } from '../manifest';
import { DAY_MS, HOUR_MS, type World } from '../world';

interface PollPost {
  by: string;
  text: string;
  options: string[];
  multiple?: true;
  startedDaysAgo: number;
  lastsDays: number;
  /** Alice's choice. */
  alice?: number[];
  kinds: readonly KindKey[];
}

const POLLS: readonly PollPost[] = [
  {
    by: 'carol',
    text: 'Planting day: what goes between the hawthorns?',
    options: ['hazel', 'dog rose', 'crab apple', 'a gap, for the badger'],
    startedDaysAgo: 0.21,
    lastsDays: 3,
    kinds: ['poll-open', 'poll-unvoted'],
  },
  {
    by: 'imogen',
    text: 'Saturday bread?',
    options: [':loaf: rye', ':loaf: seeded', 'both, obviously'],
    startedDaysAgo: 2,
    lastsDays: 7,
    kinds: ['poll-open', 'poll-unvoted', 'poll-emoji'],
  },
  {
    by: 'tomasz@signalbox.example',
    text: 'Which box should be painted first?',
    options: ['Weir Junction', 'Kiln Lane', 'Marsh End'],
    multiple: true,
    startedDaysAgo: 4,
    lastsDays: 20,
    kinds: ['poll-open', 'poll-unvoted', 'poll-multiple'],
  },
  {
    by: 'lucia@darkfield.example',
    text: 'Open night: which object?',
    options: ['Saturn', 'the double star', 'whatever the clouds allow'],
    multiple: true,
    startedDaysAgo: 6,
    lastsDays: 25,
    kinds: ['poll-open', 'poll-unvoted', 'poll-multiple'],
  },
  {
    by: 'sam',
    text: 'First tune on Friday:',
    options: ['fast', 'slow', 'the one with the wrong note'],
    startedDaysAgo: 8,
    lastsDays: 30,
    kinds: ['poll-open', 'poll-unvoted'],
  },
  {
    by: 'maureen',
    text: 'Is it too early for beans?',
    options: ['no', 'yes', 'ask the moon :sunny_spell:'],
    startedDaysAgo: 5,
    lastsDays: 40,
    alice: [2],
    kinds: ['poll-open', 'poll-voted', 'poll-emoji'],
  },
  {
    by: 'kai',
    text: 'Handles:',
    options: ['round', 'square', 'none', 'two'],
    multiple: true,
    startedDaysAgo: 12,
    lastsDays: 60,
    alice: [0, 3],
    kinds: ['poll-open', 'poll-voted', 'poll-multiple'],
  },
  {
    by: 'alice',
    text: 'Server holiday: which evening may I restart things?',
    options: ['Tuesday', 'Wednesday', 'never, we will be brave'],
    startedDaysAgo: 3,
    lastsDays: 14,
    kinds: ['poll-open', 'poll-own'],
  },
  {
    by: 'alice',
    text: 'New emoji for the pack :linnet:',
    options: [':kiln: more kilns', ':drizzle: more weather', 'a heron'],
    startedDaysAgo: 60,
    lastsDays: 3,
    kinds: ['poll-over', 'poll-own', 'poll-emoji'],
  },
  {
    by: 'alice',
    text: 'Should the heron be verified?',
    options: ['yes', 'it already is', 'it declined'],
    startedDaysAgo: 120,
    lastsDays: 2,
    kinds: ['poll-over', 'poll-own'],
  },
  {
    by: 'alice',
    text: 'Which of these do you read on?',
    options: ['phone', 'old laptop', 'the library’s computer', 'aloud, by a friend'],
    multiple: true,
    startedDaysAgo: 200,
    lastsDays: 5,
    kinds: ['poll-over', 'poll-own', 'poll-multiple'],
  },
  {
    by: 'alice',
    text: 'Longest walk this year?',
    options: ['under 5 km', '5 to 15', 'more', 'still walking'],
    startedDaysAgo: 300,
    lastsDays: 7,
    kinds: ['poll-over', 'poll-own'],
  },
  {
    by: 'bob',
    text: 'Best biscuit for a long report:',
    options: ['ginger', 'oat', 'the broken ones'],
    startedDaysAgo: 40,
    lastsDays: 1,
    alice: [2],
    kinds: ['poll-over', 'poll-voted'],
  },
  {
    by: 'yusuf@loom.example',
    text: 'Colours for the long cloth:',
    options: ['madder', 'weld', 'walnut', 'indigo'],
    multiple: true,
    startedDaysAgo: 75,
    lastsDays: 4,
    alice: [0, 1],
    kinds: ['poll-over', 'poll-voted', 'poll-multiple'],
  },
  {
    by: 'ines',
    text: 'Pencil or pen?',
    options: ['pencil', 'pen', 'a stick, on the beach'],
    startedDaysAgo: 150,
    lastsDays: 2,
    alice: [0],
    kinds: ['poll-over', 'poll-voted'],
  },
  {
    by: 'kumo@kumo.example',
    text: '明日の天気は？',
    options: [':sunny_spell: 晴れ', ':drizzle: 雨', 'わからない'],
    startedDaysAgo: 180,
    lastsDays: 1,
    kinds: ['poll-over', 'poll-emoji'],
  },
  {
    by: 'imogen',
    text: 'Name for the new starter :loaf:',
    options: [':loaf: Herbert II', 'Rye Lee', 'Bubbles', 'no name, it is staff'],
    startedDaysAgo: 240,
    lastsDays: 6,
    kinds: ['poll-over', 'poll-emoji'],
  },
  {
    by: 'archivist',
    text: 'Where shall the one good chair stand?',
    options: [
      'By the window, where it has stood since the chair was given to the parish by a lady who liked the light and did not like to be disturbed',
      'Anywhere else',
    ],
    startedDaysAgo: 310,
    lastsDays: 3,
    kinds: ['poll-over'],
  },
];

function castVotes(world: World, status: StatusRow, { alice, options, multiple }: PollPost): void {
  const poll = findPollOf(world.server.db, status.id);
  if (!poll) throw new Error(`The poll of ${status.id} is gone`);
  for (const { person, account } of world.residents) {
    const own = account.id === status.account_id;
    if (own || person.bot || person.signsIn || person.postWeight === 0 || world.random() < 0.45) continue;
    const first = Math.floor(world.random() ** 1.6 * options.length);
    const second = multiple && world.random() < 0.5 ? [(first + 1) % options.length] : [];
    vote(world.server, account, { poll, choices: [first, ...second] });
  }
  if (alice) vote(world.server, world.account('alice'), { poll, choices: alice });
}

/** Adds open and ended polls, with one choice and with several, with and without a vote of alice's. */
export function showPolls(world: World): void {
  for (const post of POLLS) {
    const startedAgoMs = Math.floor(post.startedDaysAgo * DAY_MS);
    world.planStatus(startedAgoMs, () => {
      const durationSeconds = Math.floor((post.lastsDays * DAY_MS) / 1000);
      const poll = { options: post.options, expiresIn: durationSeconds, multiple: post.multiple ?? false };
      const status = world.post(post.by, { text: post.text, poll });
      for (const kind of post.kinds) world.noteExample(kind, status.id);
      world.plan(startedAgoMs - HOUR_MS, () => castVotes(world, status, post));
    });
    const endedAgoMs = startedAgoMs - post.lastsDays * DAY_MS;
    if (endedAgoMs > 0) world.plan(endedAgoMs - 1000, () => endPolls(world.server));
  }
}
