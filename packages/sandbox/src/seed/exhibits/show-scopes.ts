import { deleteStatus } from '../../actions/statuses/edit-status';
import { reblog } from '../../actions/statuses/reblog';
import type { StatusRow, Visibility } from '../../store/statuses/statuses';
import type { KindKey } from '../manifest';
import { DAY_MS, HOUR_MS, MINUTE_MS, type World } from '../world';

interface ScopedPost {
  by: string;
  visibility: Visibility;
  text: string;
}

/** Statuses in addition to the daily activity. */
const SCOPED_POSTS: readonly ScopedPost[] = [
  { by: 'alice', visibility: 'local', text: 'House notice: the attic fan gets cleaned on Thursday.' },
  { by: 'bob', visibility: 'local', text: 'House notice: two reports, both about the heron, both closed.' },
  {
    by: 'orla',
    visibility: 'local',
    text: 'House notice: the spare disk is labelled now. Please do not label it again.',
  },
  { by: 'zeno', visibility: 'local', text: 'House notice: the tin.' },
  { by: 'carol', visibility: 'local', text: 'House notice: there is soup after the planting, for us first.' },
  { by: 'quill', visibility: 'local', text: 'House notice: no cake this Sunday, so I am reading reports.' },
  { by: 'alice', visibility: 'unlisted', text: 'Thinking aloud, quietly: do we want a second attic?' },
  { by: 'carol', visibility: 'unlisted', text: 'For whoever scrolls this far: the hazel has catkins.' },
  { by: 'alice', visibility: 'private', text: 'Off to my sister’s until Monday, do not tell the server.' },
  { by: 'carol', visibility: 'private', text: 'Between us: I like the old gate better.' },
  { by: 'bob', visibility: 'private', text: 'I ate the biscuits that were for the meeting.' },
  {
    by: 'alice',
    visibility: 'private',
    text: 'The robin is back at the same window. I did not want it to get crowded.',
  },
  { by: 'carol', visibility: 'private', text: 'My boots have a hole, and I love them.' },
];

const EXPIRING = [
  'This notice takes itself down when the shed is painted.',
  'Lost: one glove, left. This post leaves when the glove returns, or then.',
  'Spare ticket for the greenhouse concert. Gone after the concert.',
  'Looking for jars until the plums are done.',
  'The key is under the other stone. Not for long.',
] as const;

const GROUPS: readonly [group: string, by: string, text: string][] = [
  ['allotments', 'maureen', 'Spare leeks at the gate.'],
  ['allotments', 'yael', 'Who has a riddle, the garden kind?'],
  ['market', 'imogen', 'I bring the rye and the urn.'],
  ['knitters@loom.example', 'petra', 'Needles, size four, looking for a home.'],
  ['spotters@signalbox.example', 'bob', 'The red railcar, heading north, waving.'],
  ['stargazers@darkfield.example', 'ines', 'Is the field dry?'],
  ['market', 'sam', 'Honey, if the wasps agree.'],
];

function kindOf(visibility: Visibility): KindKey {
  return `scope-${visibility}`;
}

/** Adds statuses of every scope, statuses that delete themselves, and statuses that a group repeats. */
export function showScopes(world: World): void {
  const times = world.spread(SCOPED_POSTS.length, [340, 3]);
  SCOPED_POSTS.forEach(({ by, visibility, text }, index) => {
    world.planStatus(times[index] ?? 0, () => {
      world.noteExample(kindOf(visibility), world.post(by, { text, visibility }).id);
    });
  });
  EXPIRING.forEach((text, index) => {
    world.planStatus((2 + index * 9) * DAY_MS + 5 * HOUR_MS, () => {
      const expiresAt = world.now + (20 + index * 60) * DAY_MS;
      world.noteExample('expiring', world.post('alice', { text, expiresAt }).id);
    });
  });
  const groupTimes = world.spread(GROUPS.length, [280, 4]);
  GROUPS.forEach(([group, by, text], index) => {
    const ago = groupTimes[index] ?? 0;
    world.planStatus(ago, () => {
      const status = world.post(by, { text: `${text} @${group}` });
      world.plan(ago - HOUR_MS / 4, () => {
        const app = null;
        const repeat = { status, visibility: 'public' as const, app, at: world.currentTime };
        world.noteExample('group-repeat', reblog(world.server, world.account(group), repeat).id);
      });
    });
  });
}

type Line = readonly [by: string, text: string];

/** A status, a reply to it, and two replies to that; then the reply in the middle or the first status was deleted. */
interface ThreadWithDeletion {
  lines: readonly [opening: Line, middle: Line, end: Line, other: Line];
  deletedIndex: 0 | 1;
}

const THREADS_WITH_DELETION: readonly ThreadWithDeletion[] = [
  {
    lines: [
      ['bob', 'Guess who is the new station cat.'],
      ['moss', 'Is it the one that bit you?'],
      ['carol', 'You have to tell it now.'],
      ['bob', 'I asked for that to be taken down. Thank you.'],
    ],
    deletedIndex: 1,
  },
  {
    lines: [
      ['sam', 'I can play it in one breath.'],
      ['bram', 'I have a recording of you trying.'],
      ['ines', 'Please.'],
      ['sam', 'No recording exists.'],
    ],
    deletedIndex: 1,
  },
  {
    lines: [
      ['tomasz@signalbox.example', 'The photograph of the wrong bridge.'],
      ['greta@signalbox.example', 'Das ist nicht Kiln Lane.'],
      ['tomasz@signalbox.example', 'It is not, and the picture is gone now.'],
      ['noam', 'I liked the wrong bridge.'],
    ],
    deletedIndex: 0,
  },
  {
    lines: [
      ['imogen', 'The secret of the crust is'],
      ['kai', 'Go on?'],
      ['imogen', 'My grandmother rang.'],
      ['hana', '続きが気になります。'],
    ],
    deletedIndex: 0,
  },
  {
    lines: [
      ['edda', 'Posting the password so that I do not forget it.'],
      ['orla', 'Edda.'],
      ['edda', 'It was a joke. (It was not a joke.) Changed.'],
      ['yael', 'Lovely password, though.'],
    ],
    deletedIndex: 0,
  },
  {
    lines: [
      ['lucia@darkfield.example', 'New comet! I found it first!'],
      ['observatory@darkfield.example', 'Automatic notice: object is the street lamp on Mill Lane.'],
      ['wren@hedgerow.example', 'A very good lamp.'],
      ['lucia@darkfield.example', 'Let us speak of it no more.'],
    ],
    deletedIndex: 0,
  },
];

/** Adds conversations in which a status was deleted and its replies stayed. */
export function showTombstones(world: World): void {
  const times = world.spread(THREADS_WITH_DELETION.length, [310, 12]);
  THREADS_WITH_DELETION.forEach(({ lines, deletedIndex }, index) => {
    const ago = times[index] ?? 0;
    const posted: StatusRow[] = [];
    lines.forEach(([by, text], number) => {
      world.planStatus(ago - number * 20 * MINUTE_MS, () => {
        const parent = posted[Math.min(number - 1, 1)];
        const status = world.post(by, { text, inReplyToId: parent?.id ?? null });
        posted.push(status);
        const isReplyToDeleted = deletedIndex === 0 ? number === 1 : number > 1;
        if (isReplyToDeleted) world.noteExample('tombstone', status.id);
      });
    });
    world.planRemoval(ago - 5 * HOUR_MS, () => {
      const deletedStatus = posted[deletedIndex];
      if (deletedStatus) deleteStatus(world.server, world.status(deletedStatus.id));
    });
  });
}
