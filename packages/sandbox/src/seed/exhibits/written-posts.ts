import { TALL_POSTS, type WrittenPost } from './tall-posts';

const FORMATTED: readonly WrittenPost[] = [
  {
    by: 'alice',
    kinds: ['html', 'list-items'],
    format: 'text/html',
    text: '<p>What I count before work:</p><ol><li>coats of frost</li><li>linnets</li><li>steps to the gate (<b>41</b>)</li></ol>',
  },
  {
    by: 'kai',
    kinds: ['html'],
    format: 'text/html',
    text: '<p>Cone 10, H<sub>2</sub>O all gone, <s>no cracks</s> <i>one</i> crack.</p>',
  },
  {
    by: 'petra',
    kinds: ['html', 'blockquote'],
    format: 'text/html',
    text: '<p>From the pattern book:</p><blockquote>Knit until it is as long as your patience.</blockquote>',
  },
  {
    by: 'orla',
    kinds: ['html', 'code'],
    format: 'text/html',
    text: '<p>The whole backup:</p><pre>copy shelf attic\ncompare shelf attic\nkettle on</pre>',
  },
  {
    by: 'ines',
    kinds: ['html', 'list-items'],
    format: 'text/html',
    text: '<p>In my bag:</p><ul><li>notebook</li><li>second notebook<ul><li>for the good sentences</li></ul></li><li>apple</li></ul>',
  },
  {
    by: 'edda',
    kinds: ['markdown', 'code'],
    text: 'Smallest clock I could write:\n\n```\nwhile (true) {\n  show(now());\n  sleep(1);\n}\n```\n\nIt is *usually* right.',
    format: 'text/markdown',
  },
  {
    by: 'moss',
    kinds: ['markdown', 'list-items'],
    text: 'Path report:\n\n- lower gate: **open**\n- stile: wobbly\n- cows: curious, harmless',
    format: 'text/markdown',
  },
  {
    by: 'yael',
    kinds: ['markdown', 'blockquote', 'code'],
    text: '> Do not touch the blue cable.\n\nI touched the blue cable.\n\n```\nuptime: 0 days\n```',
    format: 'text/markdown',
  },
  {
    by: 'bob',
    kinds: ['markdown', 'blockquote'],
    text: '## Evening rounds\n\n> "Is the heron a bot?"\n\nNo. Nor is it *verified*. See [the rules](https://wiki.hedge.example/rules).',
    format: 'text/markdown',
  },
  {
    by: 'imogen',
    kinds: ['markdown', 'list-items'],
    text: '**Tomorrow at the counter**\n\n1. seeded rye\n2. milk rolls\n3. whatever falls out of the oven in the shape of a bear',
    format: 'text/markdown',
  },
  {
    by: 'carol',
    kinds: ['bbcode'],
    format: 'text/bbcode',
    text: 'Hazel is [b]not[/b] a weed. It is a [i]promise[/i].',
  },
  {
    by: 'sam',
    kinds: ['bbcode', 'blockquote'],
    format: 'text/bbcode',
    text: 'Overheard at the hive: [quote]Mind your own beeswax.[/quote]',
  },
  {
    by: 'archivist',
    kinds: ['bbcode'],
    format: 'text/bbcode',
    text: 'The map of 1823 is [url=https://wiki.hedge.example/maps/1823]on the wiki[/url], [u]upside down[/u], as it was kept.',
  },
  {
    by: 'zeno',
    kinds: ['bbcode', 'code'],
    format: 'text/bbcode',
    text: 'In the tin: [code]11.40 and a button[/code]',
  },
  {
    by: 'maureen',
    kinds: ['bbcode'],
    format: 'text/bbcode',
    text: '[s]Courgettes to give away.[/s] [b]Please[/b] take courgettes.',
  },
  { by: 'edda', kinds: ['greentext'], text: '>be me\n>fix one test\n>four new ones break\n>go for a walk' },
  { by: 'sam', kinds: ['greentext'], text: '>tune the fiddle\n>string breaks\n>play it anyway, on three' },
  {
    by: 'kai',
    kinds: ['greentext', 'bluetext'],
    text: '>opening the kiln early\n<not opening the kiln early\nI contain both.',
  },
  {
    by: 'bram',
    kinds: ['greentext', 'bluetext'],
    text: '>"nobody reads the rules"\n<somebody reads the rules',
  },
  { by: 'moss', kinds: ['bluetext'], text: '<going in the other direction\nthat is how we found the mill' },
  { by: 'edda', kinds: ['bluetext'], text: '<this line is blue, they tell me\n>this one is green' },
  { by: 'noam', kinds: ['bluetext'], text: '<הכיוון השני של הרכבת' },
  {
    by: 'wren@hedgerow.example',
    kinds: ['long-word'],
    text: `The reed warbler, written down as it came: ${'tserrtserrtrekk'.repeat(7)}.`,
  },
  {
    by: 'greta@signalbox.example',
    kinds: ['long-word'],
    text: `Gesehen auf dem Bahnsteig: ${'Schienenersatzverkehrshaltestellenbeschilderungsverordnung'.repeat(2)}. Ich habe es nachgemessen.`,
  },
  {
    by: 'archivist',
    kinds: ['long-word'],
    text: `https://wiki.hedge.example/${'parish-ledger-'.repeat(9)}index is where it is, for now.`,
  },
  { by: 'ines', kinds: ['long-word'], text: `My pen slipped on the hill: ${'a'.repeat(120)}` },
  {
    by: 'lucia@darkfield.example',
    kinds: ['odd-characters'],
    text: 'The label on the old lens reads Z\u0335\u0321o\u0336\u0322d\u0334i\u0337a\u0338k\u0335, and I do not think it is dust.',
  },
  {
    by: 'edda',
    kinds: ['odd-characters'],
    text: 'There is a zero\u200bwidth\u200bspace in this sentence, and it cost me an evening.',
  },
  {
    by: 'noam',
    kinds: ['odd-characters'],
    text: 'לוח זמנים \u200f7:42\u200f ו\u200e8:04\u200e, והסימנים האלה לא נראים.',
  },
  {
    by: 'orla',
    kinds: ['odd-characters'],
    text: 'A file came in that was called gpj.\u202egnp.exe, which is why we do not open things.',
  },
  {
    by: 'petra',
    kinds: ['odd-characters'],
    text: 'cafe\u0301 and café are the same word to you and me, and two words to the computer.',
  },
  { by: 'kai', kinds: ['only-emoji', 'custom-emoji'], text: ':kiln: :blob_tea:' },
  { by: 'hana', kinds: ['only-emoji'], text: '🍵🌸' },
  { by: 'maureen', kinds: ['only-emoji'], text: '🥔🥔🥔🥕' },
  { by: 'wren@hedgerow.example', kinds: ['only-emoji'], text: '🪶' },
  { by: 'imogen', kinds: ['only-emoji', 'custom-emoji'], text: ':loaf: :loaf: :loaf:' },
  { by: 'kumo@kumo.example', kinds: ['only-emoji', 'custom-emoji'], text: ':drizzle::drizzle::sunny_spell:' },
  {
    by: 'carol',
    kinds: ['hashtags'],
    text: '#hedge #hazel #hawthorn #dogrose #crabapple #plantingday #spade',
  },
  {
    by: 'fern@hedgerow.example',
    kinds: ['hashtags'],
    text: 'Gate open, dog allowed. #footpath #stile #walking #outdoors #mud #signposts',
  },
  {
    by: 'lucia@darkfield.example',
    kinds: ['hashtags'],
    text: 'First light tonight! #astronomy #darkskies #telescope #saturn #thermos #patience',
  },
  {
    by: 'tomasz@signalbox.example',
    kinds: ['hashtags'],
    text: '#trains #branchlines #signalbox #levers #semaphore #tea in that order',
  },
  { by: 'sakura@さくら.example', kinds: ['hashtags'], text: '始発列車。 #鉄道 #朝 #駅 #窓 #桜 #旅' },
];

const CROWD_NAMES =
  '@alice @bob @carol @imogen @kai @maureen @sam @ines @wren@hedgerow.example @fern@hedgerow.example @tomasz@signalbox.example @lucia@darkfield.example';

const CROWDS: readonly WrittenPost[] = [
  { by: 'carol', kinds: ['crowd'], text: `Planting day is on. Who brings what? ${CROWD_NAMES}` },
  { by: 'zeno', kinds: ['crowd'], text: `${CROWD_NAMES} the tin needs two each, please.` },
  { by: 'wilma', kinds: ['crowd'], text: `Who has the key to the shed? ${CROWD_NAMES}` },
  { by: 'yusuf@loom.example', kinds: ['crowd'], text: `The long table is set: ${CROWD_NAMES}` },
  { by: 'marsh@tidepool.example', kinds: ['crowd'], text: `Storm tonight, tie things down. ${CROWD_NAMES}` },
];

const LONG_SUBJECT =
  'in which the author explains at some length, and with more affection than the matter perhaps deserves, how the committee came to own two wheelbarrows, why one of them has no wheel, and what the minutes of that evening do and do not say about the biscuits';

const SUBJECTS: readonly WrittenPost[] = [
  {
    by: 'zeno',
    kinds: ['subject', 'long-subject'],
    subject: LONG_SUBJECT,
    text: 'We bought one. We found the other.',
  },
  {
    by: 'quill',
    kinds: ['subject', 'long-subject'],
    subject: `a report, ${LONG_SUBJECT}`,
    text: 'The biscuits are not mentioned.',
  },
  {
    by: 'archivist',
    kinds: ['subject', 'long-subject'],
    subject: `Box 14, folder 3, ${LONG_SUBJECT}`,
    text: 'It is in box 15.',
  },
  {
    by: 'ines',
    kinds: ['subject', 'long-subject'],
    subject: `a walk ${LONG_SUBJECT}`,
    text: 'Fourteen kilometres. No wheelbarrow.',
  },
  {
    by: 'fern@hedgerow.example',
    kinds: ['subject', 'long-subject'],
    subject: `footpath 9, ${LONG_SUBJECT}`,
    text: 'It is open again.',
  },
  {
    by: 'bob',
    kinds: ['subject', 'subject-emoji'],
    subject: 'trains :railcar: and one :sprout:',
    text: 'The sprout grows between the tracks at platform 2a.',
  },
  {
    by: 'imogen',
    kinds: ['subject', 'subject-emoji'],
    subject: ':loaf: failure',
    text: 'It came out as a plate. A good plate.',
  },
  {
    by: 'kai',
    kinds: ['subject', 'subject-emoji'],
    subject: ':kiln: close-up, hot',
    text: 'One thousand two hundred and eighty.',
  },
  {
    by: 'wren@hedgerow.example',
    kinds: ['subject', 'subject-emoji'],
    subject: 'a :linnet: that did not make it',
    text: 'Found under the window. Please put something on yours.',
  },
  {
    by: 'kumo@kumo.example',
    kinds: ['subject', 'subject-emoji'],
    subject: ':drizzle: 雨の話',
    text: '長くなるので、たたんでおきます。三日間、ずっと雨でした。',
  },
  {
    by: 'maureen',
    kinds: ['subject', 'subject-emoji'],
    subject: 'slugs :sprout:',
    text: 'They won the first round.',
  },
];

/** All statuses that are posted as written here, spread over the year. */
export const WRITTEN_POSTS: readonly WrittenPost[] = [...FORMATTED, ...CROWDS, ...SUBJECTS, ...TALL_POSTS];
