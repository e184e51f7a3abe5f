import type { Visibility } from '../../store/statuses';
import type { KindKey } from '../manifest';
import { reblog } from '../../actions/statuses/reblog';
import { DAY_MS, HOUR_MS, type World } from '../world';

interface Scoped {
  by: string;
  visibility: Visibility;
  text: string;
}

/** Statuses besides those that the chatter makes. */
const SCOPED: readonly Scoped[] = [
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
  const times = world.spread(SCOPED.length, [340, 3]);
  SCOPED.forEach(({ by, visibility, text }, index) => {
    world.planStatus(times[index] ?? 0, () => {
      world.note(kindOf(visibility), world.post(by, { text, visibility }).id);
    });
  });
  EXPIRING.forEach((text, index) => {
    world.planStatus((2 + index * 9) * DAY_MS + 5 * HOUR_MS, () => {
      const expiresAt = world.now + (20 + index * 60) * DAY_MS;
      world.note('expiring', world.post('alice', { text, expiresAt }).id);
    });
  });
  const named = world.spread(GROUPS.length, [280, 4]);
  GROUPS.forEach(([group, by, text], index) => {
    const ago = named[index] ?? 0;
    world.planStatus(ago, () => {
      const status = world.post(by, { text: `${text} @${group}` });
      world.plan(ago - HOUR_MS / 4, () => {
        const app = null;
        const repeat = { status, visibility: 'public' as const, app, at: world.moment };
        world.note('group-repeat', reblog(world.here, world.account(group), repeat).id);
      });
    });
  });
}
