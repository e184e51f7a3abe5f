import type { TopicName } from './topics';

export interface Person {
  name: string;
  /** The host of another server; absent for accounts of this one. */
  host?: string;
  displayName: string;
  note: string;
  fields?: { name: string; value: string }[];
  topics: readonly TopicName[];
  /** How much they post; 0 or more. */
  postWeight: number;
  /** How many accounts they follow. */
  follows: number;
  role?: 'admin' | 'moderator';
  /** Can be signed in to, with the name as password. */
  signsIn?: true;
  locked?: true;
  bot?: true;
  group?: true;
  picture?: false;
  /** Hides followers and followed accounts; `counts`: also their numbers. */
  hides?: 'people' | 'counts';
  /** Deactivated by the staff. */
  deactivated?: true;
  /** Recommended by the staff. */
  suggested?: true;
  /** Has moved to `name` or `name@host`. */
  movedTo?: string;
}

/** `name`, or `name@host` for accounts of other servers. */
export function handleOf({ name, host }: Pick<Person, 'name' | 'host'>): string {
  return host === undefined ? name : `${name}@${host}`;
}

/** Whether an account is active: not moved and not deactivated. */
export function isActive(person: Person): boolean {
  return !person.deactivated && person.movedTo === undefined && !person.group;
}

/** The first accounts of the seed. */
export const FIRST_PEOPLE: readonly Person[] = [
  {
    name: 'alice',
    displayName: 'Alice Lindqvist',
    note: 'Keeps the lights on here. Birds before breakfast, code after. #birds :linnet:',
    fields: [
      { name: 'Pronouns', value: 'she/her' },
      { name: 'Garden', value: 'https://hedge.example/alice' },
    ],
    topics: ['birds', 'code', 'walks'],
    postWeight: 5,
    follows: 19,
    role: 'admin',
    signsIn: true,
  },
  {
    name: 'bob',
    displayName: 'Bob :railcar:',
    note: 'Moderates with biscuits. Branch lines, bread, both at once.',
    fields: [{ name: 'Gauge', value: '1435 mm' }],
    topics: ['trains', 'bread'],
    postWeight: 5,
    follows: 18,
    role: 'moderator',
    signsIn: true,
  },
  {
    name: 'carol',
    displayName: 'Carol 🌿',
    note: 'Planting a hedge, thirty metres at a time. Ask me about hazel.',
    fields: [
      { name: 'Planting day', value: 'last Saturday of the month' },
      { name: 'Soup', value: 'yes' },
    ],
    topics: ['birds', 'allotment', 'books'],
    postWeight: 5,
    follows: 17,
    signsIn: true,
  },
  {
    name: 'dave',
    displayName: 'dave',
    note: 'Second violin. Knock first.',
    topics: ['music', 'stars'],
    postWeight: 2,
    follows: 9,
    signsIn: true,
    locked: true,
  },
  {
    name: 'imogen',
    suggested: true,
    displayName: 'Imogen :loaf:',
    note: 'The bakery by the bridge. Open from five.',
    topics: ['bread'],
    postWeight: 4,
    follows: 9,
  },
  {
    name: 'kai',
    suggested: true,
    displayName: 'Kai Aalto',
    note: 'Pots, mostly round. Kiln :kiln: on Fridays.',
    topics: ['kiln'],
    postWeight: 4,
    follows: 8,
  },
  {
    name: 'maureen',
    displayName: 'Maureen 🌱🥔',
    note: 'Plot 14. I told you so.',
    topics: ['allotment', 'weather'],
    postWeight: 4,
    follows: 10,
  },
  {
    name: 'edda',
    suggested: true,
    displayName: 'edda',
    note: 'Small programs for small computers. #smallweb',
    topics: ['code'],
    postWeight: 3,
    follows: 11,
  },
  {
    name: 'hana',
    suggested: true,
    displayName: '花 :sprout:',
    note: '本と散歩とお茶。',
    topics: ['books', 'kiln'],
    postWeight: 1,
    follows: 9,
  },
  {
    name: 'noam',
    displayName: 'נועם בן־דוד',
    note: 'רכבות, לחם, רהיטים ישנים.',
    topics: ['trains', 'bread'],
    postWeight: 1,
    follows: 7,
  },
  {
    name: 'archivist',
    displayName:
      'The Keeper of the Parish Archive, Its Maps, Its Ledgers, Its Unlabelled Boxes and the One Good Chair by the Window',
    note: 'Everything is here. Finding it is another matter.',
    topics: ['books', 'walks'],
    postWeight: 2,
    follows: 6,
  },
  {
    name: 'arrivals',
    displayName: 'Hedge Halt arrivals :railcar:',
    note: 'I say when trains come. Kept by @bob.',
    topics: ['trains'],
    postWeight: 1,
    follows: 1,
    bot: true,
  },
  {
    name: 'petra',
    displayName: 'Petra',
    note: '',
    topics: ['wool'],
    postWeight: 2,
    follows: 8,
    picture: false,
  },
  {
    name: 'sam',
    displayName: '🎻 Sam and the 🐝🐝',
    note: 'Tunes and honey. The honey is better.',
    topics: ['music', 'allotment'],
    postWeight: 3,
    follows: 10,
  },
  {
    name: 'ines',
    displayName: 'Inês Quintão',
    note: 'Walks with a notebook.',
    topics: ['walks', 'books'],
    postWeight: 3,
    follows: 9,
  },
  {
    name: 'wren',
    host: 'hedgerow.example',
    displayName: 'wren 🪶',
    note: 'Up before you.',
    topics: ['birds'],
    postWeight: 5,
    follows: 8,
  },
  {
    name: 'fern',
    host: 'hedgerow.example',
    displayName: 'Fern :sprout: Okafor',
    note: 'Footpaths, and who keeps them open.',
    topics: ['walks', 'allotment'],
    postWeight: 3,
    follows: 7,
  },
  {
    name: 'tomasz',
    host: 'signalbox.example',
    displayName: 'Tomasz Zieliński',
    note: 'Signal boxes of the north, one at a time.',
    topics: ['trains'],
    postWeight: 4,
    follows: 6,
  },
  {
    name: 'greta',
    host: 'signalbox.example',
    displayName: 'Greta',
    note: 'Pendlerin mit Brotdose.',
    topics: ['trains', 'bread'],
    postWeight: 1,
    follows: 8,
  },
  {
    name: 'layla',
    host: 'olive.example',
    displayName: 'ليلى الزيتونية',
    note: 'زيتون، خبز، قصائد.',
    topics: ['bread', 'books'],
    postWeight: 1,
    follows: 7,
  },
  {
    name: 'nikos',
    host: 'olive.example',
    displayName: 'Νίκος ⛵',
    note: 'Θάλασσα και φούρνος.',
    topics: ['bread', 'weather'],
    postWeight: 1,
    follows: 6,
  },
  {
    name: 'kumo',
    host: 'kumo.example',
    displayName: '雲:drizzle:',
    note: '空を見る人',
    topics: ['weather', 'stars'],
    postWeight: 2,
    follows: 7,
  },
  {
    name: 'oksana',
    host: 'tidepool.example',
    displayName: 'Оксана',
    note: 'Хліб, журавлі, книжки.',
    topics: ['bread', 'birds'],
    postWeight: 1,
    follows: 8,
  },
  {
    name: 'marsh',
    host: 'tidepool.example',
    displayName: 'marsh (the person, not the wetland)',
    note: 'Weather at 52° north.',
    topics: ['weather', 'walks'],
    postWeight: 4,
    follows: 7,
  },
  {
    name: 'tariq',
    host: 'tidepool.example',
    displayName: 'তারিক',
    note: 'নদী ও পাখি',
    topics: ['birds'],
    postWeight: 1,
    follows: 5,
  },
  {
    name: 'lucia',
    host: 'darkfield.example',
    displayName: 'Lucía ✨',
    note: 'Telescope, thermos, patience.',
    topics: ['stars'],
    postWeight: 4,
    follows: 7,
  },
  {
    name: 'observatory',
    host: 'darkfield.example',
    displayName: 'Darkfield Observatory',
    note: 'Open nights, when open and when night.',
    topics: ['stars'],
    postWeight: 1,
    follows: 2,
    bot: true,
  },
  {
    name: 'yusuf',
    host: 'loom.example',
    displayName: 'Yusuf of the Long Table',
    note: 'Weaver.',
    topics: ['wool'],
    postWeight: 3,
    follows: 7,
  },
  {
    name: 'bess',
    host: 'loom.example',
    displayName: 'Bess',
    note: 'Wool, reels, no spoilers.',
    topics: ['wool', 'music'],
    postWeight: 2,
    follows: 7,
    locked: true,
  },
  {
    name: 'passerby',
    host: 'loom.example',
    displayName: 'passerby',
    note: '',
    topics: ['walks'],
    postWeight: 0,
    follows: 4,
    picture: false,
  },
];
