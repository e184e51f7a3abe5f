import type { TopicName } from './topics';

export interface Person {
  name: string;
  /** The host of another server; absent for accounts of this one. */
  host?: string;
  shown: string;
  note: string;
  fields?: { name: string; value: string }[];
  topics: readonly TopicName[];
  /** How much they post; 0 or more. */
  talks: number;
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
export function isAround(person: Person): boolean {
  return !person.deactivated && person.movedTo === undefined && !person.group;
}

/** The first accounts of the seed. */
export const VILLAGERS: readonly Person[] = [
  {
    name: 'alice',
    shown: 'Alice Lindqvist',
    note: 'Keeps the lights on here. Birds before breakfast, code after. #birds :linnet:',
    fields: [
      { name: 'Pronouns', value: 'she/her' },
      { name: 'Garden', value: 'https://hedge.example/alice' },
    ],
    topics: ['birds', 'code', 'walks'],
    talks: 5,
    follows: 19,
    role: 'admin',
    signsIn: true,
  },
  {
    name: 'bob',
    shown: 'Bob :railcar:',
    note: 'Moderates with biscuits. Branch lines, bread, both at once.',
    fields: [{ name: 'Gauge', value: '1435 mm' }],
    topics: ['trains', 'bread'],
    talks: 5,
    follows: 18,
    role: 'moderator',
    signsIn: true,
  },
  {
    name: 'carol',
    shown: 'Carol 🌿',
    note: 'Planting a hedge, thirty metres at a time. Ask me about hazel.',
    fields: [
      { name: 'Planting day', value: 'last Saturday of the month' },
      { name: 'Soup', value: 'yes' },
    ],
    topics: ['birds', 'allotment', 'books'],
    talks: 5,
    follows: 17,
    signsIn: true,
  },
  {
    name: 'dave',
    shown: 'dave',
    note: 'Second violin. Knock first.',
    topics: ['music', 'stars'],
    talks: 2,
    follows: 9,
    signsIn: true,
    locked: true,
  },
  {
    name: 'imogen',
    suggested: true,
    shown: 'Imogen :loaf:',
    note: 'The bakery by the bridge. Open from five.',
    topics: ['bread'],
    talks: 4,
    follows: 9,
  },
  {
    name: 'kai',
    suggested: true,
    shown: 'Kai Aalto',
    note: 'Pots, mostly round. Kiln :kiln: on Fridays.',
    topics: ['kiln'],
    talks: 4,
    follows: 8,
  },
  {
    name: 'maureen',
    shown: 'Maureen 🌱🥔',
    note: 'Plot 14. I told you so.',
    topics: ['allotment', 'weather'],
    talks: 4,
    follows: 10,
  },
  {
    name: 'edda',
    suggested: true,
    shown: 'edda',
    note: 'Small programs for small computers. #smallweb',
    topics: ['code'],
    talks: 3,
    follows: 11,
  },
  {
    name: 'hana',
    suggested: true,
    shown: '花 :sprout:',
    note: '本と散歩とお茶。',
    topics: ['books', 'kiln'],
    talks: 1,
    follows: 9,
  },
  {
    name: 'noam',
    shown: 'נועם בן־דוד',
    note: 'רכבות, לחם, רהיטים ישנים.',
    topics: ['trains', 'bread'],
    talks: 1,
    follows: 7,
  },
  {
    name: 'archivist',
    shown:
      'The Keeper of the Parish Archive, Its Maps, Its Ledgers, Its Unlabelled Boxes and the One Good Chair by the Window',
    note: 'Everything is here. Finding it is another matter.',
    topics: ['books', 'walks'],
    talks: 2,
    follows: 6,
  },
  {
    name: 'arrivals',
    shown: 'Hedge Halt arrivals :railcar:',
    note: 'I say when trains come. Kept by @bob.',
    topics: ['trains'],
    talks: 1,
    follows: 1,
    bot: true,
  },
  { name: 'petra', shown: 'Petra', note: '', topics: ['wool'], talks: 2, follows: 8, picture: false },
  {
    name: 'sam',
    shown: '🎻 Sam and the 🐝🐝',
    note: 'Tunes and honey. The honey is better.',
    topics: ['music', 'allotment'],
    talks: 3,
    follows: 10,
  },
  {
    name: 'ines',
    shown: 'Inês Quintão',
    note: 'Walks with a notebook.',
    topics: ['walks', 'books'],
    talks: 3,
    follows: 9,
  },
  {
    name: 'wren',
    host: 'hedgerow.example',
    shown: 'wren 🪶',
    note: 'Up before you.',
    topics: ['birds'],
    talks: 5,
    follows: 8,
  },
  {
    name: 'fern',
    host: 'hedgerow.example',
    shown: 'Fern :sprout: Okafor',
    note: 'Footpaths, and who keeps them open.',
    topics: ['walks', 'allotment'],
    talks: 3,
    follows: 7,
  },
  {
    name: 'tomasz',
    host: 'signalbox.example',
    shown: 'Tomasz Zieliński',
    note: 'Signal boxes of the north, one at a time.',
    topics: ['trains'],
    talks: 4,
    follows: 6,
  },
  {
    name: 'greta',
    host: 'signalbox.example',
    shown: 'Greta',
    note: 'Pendlerin mit Brotdose.',
    topics: ['trains', 'bread'],
    talks: 1,
    follows: 8,
  },
  {
    name: 'layla',
    host: 'olive.example',
    shown: 'ليلى الزيتونية',
    note: 'زيتون، خبز، قصائد.',
    topics: ['bread', 'books'],
    talks: 1,
    follows: 7,
  },
  {
    name: 'nikos',
    host: 'olive.example',
    shown: 'Νίκος ⛵',
    note: 'Θάλασσα και φούρνος.',
    topics: ['bread', 'weather'],
    talks: 1,
    follows: 6,
  },
  {
    name: 'kumo',
    host: 'kumo.example',
    shown: '雲:drizzle:',
    note: '空を見る人',
    topics: ['weather', 'stars'],
    talks: 2,
    follows: 7,
  },
  {
    name: 'oksana',
    host: 'tidepool.example',
    shown: 'Оксана',
    note: 'Хліб, журавлі, книжки.',
    topics: ['bread', 'birds'],
    talks: 1,
    follows: 8,
  },
  {
    name: 'marsh',
    host: 'tidepool.example',
    shown: 'marsh (the person, not the wetland)',
    note: 'Weather at 52° north.',
    topics: ['weather', 'walks'],
    talks: 4,
    follows: 7,
  },
  {
    name: 'tariq',
    host: 'tidepool.example',
    shown: 'তারিক',
    note: 'নদী ও পাখি',
    topics: ['birds'],
    talks: 1,
    follows: 5,
  },
  {
    name: 'lucia',
    host: 'darkfield.example',
    shown: 'Lucía ✨',
    note: 'Telescope, thermos, patience.',
    topics: ['stars'],
    talks: 4,
    follows: 7,
  },
  {
    name: 'observatory',
    host: 'darkfield.example',
    shown: 'Darkfield Observatory',
    note: 'Open nights, when open and when night.',
    topics: ['stars'],
    talks: 1,
    follows: 2,
    bot: true,
  },
  {
    name: 'yusuf',
    host: 'loom.example',
    shown: 'Yusuf of the Long Table',
    note: 'Weaver.',
    topics: ['wool'],
    talks: 3,
    follows: 7,
  },
  {
    name: 'bess',
    host: 'loom.example',
    shown: 'Bess',
    note: 'Wool, reels, no spoilers.',
    topics: ['wool', 'music'],
    talks: 2,
    follows: 7,
    locked: true,
  },
  {
    name: 'passerby',
    host: 'loom.example',
    shown: 'passerby',
    note: '',
    topics: ['walks'],
    talks: 0,
    follows: 4,
    picture: false,
  },
];
