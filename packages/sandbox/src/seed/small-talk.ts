import { pick, type Random } from '../pictures/random';
import type { TopicName } from './topics';

type Words = readonly [string, ...string[]];

const PLACES: Words = [
  'at the weir',
  'behind the library',
  'on the towpath',
  'by the old quarry',
  'at the top gate',
  'under the viaduct',
  'on Mill Lane',
  'at the allotments',
  'by the bakery',
  'on the warm side of the wall',
  'at Hedge Halt',
  'on the common',
  'below the water tower',
  'in the churchyard',
  'at the far end of platform 2a',
  'near the long hedge',
  'in the walled garden',
  'on the footbridge',
  'down by the mudflats',
  'next to the milestone',
];
const TIMES: Words = [
  'this morning',
  'before breakfast',
  'at dusk',
  'at a quarter past six',
  'on the way home',
  'between two showers',
  'just now',
  'in the last of the light',
  'at noon',
  'while the kettle boiled',
  'an hour before the market',
  'after the second cup',
  'in the fog',
  'with the dog asleep',
  'when nobody was looking',
  'on a Tuesday, of all days',
];
const NUMBERS: Words = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'nine',
  'eleven',
  'a dozen',
  'fourteen',
  'twenty',
  'exactly thirty-one',
];
const PEOPLE: Words = [
  'Maureen',
  'the postman',
  'my aunt',
  'the man with the whippet',
  'a girl of six',
  'the signalman',
  'my neighbour',
  'the new librarian',
  'somebody in a very good hat',
  'the whole committee',
  'a cyclist',
  'the choir',
];
const OUTCOMES: Words = [
  'I count that as a good day.',
  'Nobody was surprised.',
  'I have told everyone I know.',
  'The dog was not impressed.',
  'We shall see.',
  'That makes twice this year.',
  'My boots will never be the same.',
  'I wrote the date on the wall.',
  'There is a photograph, but it is mostly thumb.',
  'I stood there longer than I will admit.',
  'It was gone when I came back with the others.',
  'The tea had gone cold by then.',
  'I would do it again tomorrow.',
  'It has been on my mind all day.',
  'Somebody ought to put up a bench there.',
  'I owe it an apology.',
];

const THINGS: Record<TopicName, { seen: Words; done: Words }> = {
  birds: {
    seen: [
      'goldfinches',
      'swifts',
      'wagtails',
      'long-tailed tits',
      'lapwings',
      'siskins',
      'jackdaws',
      'redwings',
      'house martins',
      'curlews',
    ],
    done: [
      'filled the feeder',
      'cleaned out the nest box',
      'sat in the hide',
      'followed a treecreeper round its tree',
      'wrote up the list',
    ],
  },
  weather: {
    seen: [
      'rainbows',
      'hailstones the size of beans',
      'clouds shaped like loaves',
      'gusts that took hats',
      'puddles with sky in them',
    ],
    done: [
      'emptied the rain gauge',
      'tied down the water butt',
      'hung out the washing',
      'argued with the forecast',
      'found the other umbrella',
    ],
  },
  allotment: {
    seen: [
      'ripe strawberries',
      'slugs of ambition',
      'bean poles leaning on each other',
      'pumpkins',
      'toads',
      'rows of leeks',
    ],
    done: [
      'turned the heap',
      'thinned the carrots',
      'dug over the last bed',
      'mended the cold frame',
      'swapped seed',
      'picked beans',
    ],
  },
  kiln: {
    seen: [
      'bowls without a crack',
      'mugs with someone’s thumbprint',
      'glazes I had not planned',
      'teapots that pour',
    ],
    done: [
      'wedged forty pounds of clay',
      'unpacked the kiln',
      'mixed slip',
      'trimmed plates',
      'glazed until the light went',
    ],
  },
  trains: {
    seen: [
      'wagons of timber',
      'semaphore arms',
      'railcars in the old red',
      'guards with proper whistles',
      'sleepers being replaced',
    ],
    done: [
      'took the stopping train',
      'changed at Weir Junction',
      'rode to the end of the line',
      'waited for the 9:14',
      'painted the model station',
    ],
  },
  bread: {
    seen: [
      'loaves with ears',
      'people in the queue',
      'baskets of rolls',
      'buns without names',
      'trays of shortbread',
    ],
    done: [
      'fed the starter',
      'shaped rye',
      'burned the first tray',
      'sold out',
      'tried the flour from the windmill',
      'baked for the choir',
    ],
  },
  code: {
    seen: [
      'failing tests',
      'warnings from 2011',
      'dead links',
      'comments that said sorry',
      'functions with nobody calling',
    ],
    done: [
      'deleted a module',
      'renamed one variable',
      'read somebody’s old code',
      'found the missing comma',
      'restored from the backup, on purpose',
    ],
  },
  books: {
    seen: [
      'pressed flowers in one atlas',
      'first editions of nothing in particular',
      'overdue notices',
      'viewers at one table',
    ],
    done: [
      'finished the thick one',
      'read aloud',
      'put the poetry in order',
      'returned a novel from 1998',
      'started again at chapter one',
    ],
  },
  walks: {
    seen: [
      'stiles',
      'deer',
      'gates with opinions',
      'mushrooms in a ring',
      'walkers with the wrong map',
      'hares',
    ],
    done: [
      'walked the long way round',
      'cleared the brambles',
      'followed the stream',
      'lost the path',
      'sat on the new bench',
    ],
  },
  music: {
    seen: ['fiddles in one kitchen', 'tenors', 'drums left in the rain', 'people dancing in boots'],
    done: [
      'practised the slow part',
      'tuned everything twice',
      'played for the knitters',
      'learned a reel',
      'sang in the stairwell',
    ],
  },
  wool: {
    seen: ['sheep', 'skeins on the line', 'moths, alas', 'half-finished sleeves', 'mittens on a fence'],
    done: [
      'carded the grey',
      'unpicked the collar',
      'warped the loom',
      'dyed with walnut',
      'finished one sock',
    ],
  },
  stars: {
    seen: [
      'meteors',
      'satellites',
      'people round one telescope',
      'moons of Jupiter, as it should be',
      'clouds, only clouds',
    ],
    done: [
      'set up on the hill',
      'showed the street the craters',
      'waited for a gap in the cloud',
      'drew the sunspots',
      'froze for Andromeda',
    ],
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Form = (random: Random, topic: TopicName) => string;

const seen: Form = (random, topic) => pick(random, THINGS[topic].seen);
const done: Form = (random, topic) => pick(random, THINGS[topic].done);
const place: Form = (random) => pick(random, PLACES);
const time: Form = (random) => pick(random, TIMES);
const person: Form = (random) => pick(random, PEOPLE);
const number: Form = (random) => pick(random, NUMBERS);
const outcome: Form = (random) => pick(random, OUTCOMES);

/** A template that fills the gaps of a sentence from left to right. */
function form(strings: TemplateStringsArray, ...gaps: Form[]): Form {
  return (random, topic) =>
    strings.map((part, index) => part + (gaps[index]?.(random, topic) ?? '')).join('');
}

const FORMS: readonly [Form, ...Form[]] = [
  form`${number} ${seen} ${place} ${time}. ${outcome}`,
  form`I ${done} ${time}. ${outcome}`,
  form`${person} asked me ${time} how many ${seen} there were. I said ${number}. ${outcome}`,
  form`Met ${person} ${place}; we talked about ${seen}. ${outcome}`,
  form`Note to self: never again when I have just ${done}. ${outcome}`,
  form`Is it only here, or are there more ${seen} than last year? I counted ${number} ${place}.`,
  form`${person} ${done} ${place}, and I only watched. ${outcome}`,
  form`If you were ${place} ${time} and saw ${seen}: so did I.`,
  form`${time}: ${done}. Later: ${done}. ${outcome}`,
  form`There is a new sign ${place}. It says "mind the ${seen}". ${outcome}`,
  form`Today in numbers: ${number} ${seen}, ${number} cups of tea. ${outcome}`,
  form`${person} says it is luck to see ${seen} ${place}. ${outcome}`,
  form`Does anybody else count ${seen}? ${person} gave me a look ${place}.`,
  form`A letter from ${person}: "${number} ${seen}, and the gate is still broken". ${outcome}`,
  form`I had ${done} and nearly missed the ${seen} ${place}. ${outcome}`,
];

/** A sentence or two about a topic, put together from parts, so that few are the same. */
export function smallTalk(random: Random, topic: TopicName): string {
  return pick(random, FORMS)(random, topic).split('. ').map(capital).join('. ');
}

const HOW_ANSWERED: Words = [
  'Here as well,',
  'You will laugh,',
  'Not to boast,',
  'I was there,',
  'For the record:',
  'Funny,',
  'My mother says so too;',
  'I can beat that:',
  'Exactly so,',
  'On our side of the hill it was different:',
  'Reminds me of last year,',
  'No wonder,',
];

const ANSWER_FORMS: readonly [Form, ...Form[]] = [
  form`${number} of them ${place}, ${time}.`,
  form`${person} told me the same ${place}.`,
  form`I went to look ${time} and there was nothing at all.`,
  form`we stood ${place} until ${person} came with soup.`,
  form`it happened to ${person}, ${place}, and nobody believed it.`,
  form`${time} I heard it ${place}.`,
  form`I will ask ${person}, who knows about such things.`,
  form`there were ${number} ${place} the last time I looked.`,
];

export function smallTalkReply(random: Random): string {
  return `${pick(random, HOW_ANSWERED)} ${pick(random, ANSWER_FORMS)(random, 'walks')}`;
}
