import { pick } from '../../pictures/random';
import type { StatusRow } from '../../store/statuses/statuses';
import { handleOf } from '../people';
import { DAY_MS, type World } from '../world';

const REPLY_COUNT = 1000;
const START_DAYS_AGO = 163;
const DURATION_DAYS = 24;
const MAX_DEPTH = 9;

const TITLES = [
  '',
  '',
  '',
  'Sir ',
  'Lady ',
  'Old ',
  'Captain ',
  'Aunt ',
  'Doctor ',
  'Saint ',
  'Young ',
  'The Honourable ',
] as const;
const NAMES = [
  'Stilts',
  'Greycoat',
  'Weirdkeeper',
  'Reginald',
  'Ardea',
  'Slate',
  'Patience',
  'Minnow’s End',
  'Longshanks',
  'Humphrey',
  'Mist',
  'Pike',
  'Ferryman',
  'Agatha',
  'Needle',
  'Umbrella',
  'Tuesday',
  'Larch',
  'Solomon',
  'Driftwood',
  'Fog',
  'Ferdinand',
  'Pewter',
  'Lock-keeper',
  'Silence',
  'Wilhelmina',
  'Reed',
  'Gate',
  'Inkwell',
  'Archibald',
  'Standstill',
  'Eel',
] as const;
const SUFFIXES = [
  '',
  '',
  '',
  ' of the Weir',
  ' the Unmoved',
  ' the Second',
  ' Below the Bridge',
  ' of Hedge Halt',
  ' the Grey',
  ' Who Waits',
] as const;
const REASONS = [
  'because it never blinks',
  'after my geography teacher, who also stood like that',
  'and I will hear nothing against it',
  'as it has the knees for it',
  'because my daughter says so and she is five',
  'after the ferry that stopped in 1961',
  'since it already answers to it, in a way',
  'because the fish deserve a warning',
  'for the way it looks at the bakery',
  'as a compromise',
  'because it is what the postman calls it',
  'and a small plaque',
  'if the committee can spell it',
  'because it was there before the bridge',
  'after the good umbrella',
  'as it owes me a sandwich',
  'because every village has one',
  'and we sing it at the market',
  'on the grounds of posture',
  'because it is grey, tall and late, like the train',
  'for reasons that I shall explain at the pub',
  'after my first bicycle',
  'because nobody else here uses it',
  'and no other',
] as const;
const RESPONSES = [
  'I could live with that.',
  'Seconded.',
  'It does not look like one to me.',
  'My vote as well.',
  'The heron walked away when I read it out.',
  'Put it on the list.',
  'That is a name for a boat.',
  'Too long for the plaque.',
  'Oh, that is good.',
  'Over my dead rhubarb.',
  'We had a cat of that name. It would be an honour.',
  'Only with the title.',
  'Only without the title.',
] as const;

function proposal(random: () => number): string {
  const name = `${pick(random, TITLES)}${pick(random, NAMES)}${pick(random, SUFFIXES)}`;
  const begin = pick(random, [
    '',
    '',
    'I say ',
    'What about ',
    'It can only be ',
    'My vote: ',
    'Surely ',
    'Definitely ',
  ]);
  return `${begin}${name}, ${pick(random, REASONS)}.`;
}

interface PostedStatus {
  status: StatusRow;
  depth: number;
}

/** Adds a conversation with a thousand replies to one question, in a little more than three weeks. */
export function showCrowdedThread(world: World): void {
  const { random } = world;
  const people = world.residents.filter(({ person }) => person.postWeight > 0 && !person.bot);
  const posted: PostedStatus[] = [];
  world.planStatus(START_DAYS_AGO * DAY_MS, () => {
    const status = world.post('carol', {
      text: 'The heron on the weir has been here for a year now and has no name. Proposals below, please, one each. (I know you. More than one each.) #nametheheron',
    });
    posted.push({ status, depth: 0 });
    world.noteExample('thousand', status.id);
  });
  for (let number = 1; number <= REPLY_COUNT; number += 1) {
    // Most replies come soon, the others ever more slowly.
    const days = START_DAYS_AGO - (number / REPLY_COUNT) ** 2 * DURATION_DAYS;
    world.planStatus(Math.floor(days * DAY_MS) - number * 1000, () => {
      const recent = posted.slice(-25).filter(({ depth }) => depth > 0 && depth < MAX_DEPTH);
      const other = random() < 0.42 ? recent[Math.floor(random() * recent.length)] : undefined;
      const parent = other ?? posted[0];
      const by = people[Math.floor(random() * people.length)];
      if (!parent || !by) throw new Error('Nobody to answer, or nothing');
      const words = other
        ? `${pick(random, RESPONSES)} ${random() < 0.6 ? proposal(random) : ''}`
        : proposal(random);
      const status = world.post(handleOf(by.person), {
        text: `${words.trim()} #nametheheron`,
        inReplyToId: parent.status.id,
      });
      posted.push({ status, depth: parent.depth + 1 });
      world.noteExample('thousand', status.id);
    });
  }
}
