import { deleteStatus } from '../../actions/statuses/edit-status';
import { IMAGINED_PAGES } from '../../pages/imagined-pages';
import type { QuoteState, StatusRow } from '../../store/statuses/statuses';
import type { KindKey } from '../manifest';
import { DAY_MS, HOUR_MS, type World } from '../world';

interface Quote {
  quotedAuthor: string;
  quotedText: string;
  by: string;
  text: string;
}

const QUOTES: readonly Quote[] = [
  {
    quotedAuthor: 'maureen',
    quotedText: 'The hedge is not in the way. The way is in the hedge.',
    by: 'carol',
    text: 'I am having this carved above the gate.',
  },
  {
    quotedAuthor: 'tomasz@signalbox.example',
    quotedText: 'A lever that is never pulled still has to be oiled.',
    by: 'bob',
    text: 'This is what I tell the committee about the rules.',
  },
  {
    quotedAuthor: 'edda',
    quotedText: 'The fastest code is the one that was deleted on Friday.',
    by: 'orla',
    text: 'Confirmed from the other side of Friday.',
  },
  {
    quotedAuthor: 'hana',
    quotedText: '本を閉じる音が好きです。',
    by: 'kumo@kumo.example',
    text: '雨の日は特に。',
  },
  {
    quotedAuthor: 'wren@hedgerow.example',
    quotedText: 'Nobody ever found a nest by shouting.',
    by: 'alice',
    text: 'For the door of the meeting room.',
  },
  {
    quotedAuthor: 'imogen',
    quotedText: 'Dough knows when you are late.',
    by: 'greta@signalbox.example',
    text: 'Der Zug auch.',
  },
  {
    quotedAuthor: 'alice',
    quotedText: 'A backup is a letter to your worse self.',
    by: 'lucia@darkfield.example',
    text: 'And a telescope is one from your better.',
  },
  {
    quotedAuthor: 'yusuf@loom.example',
    quotedText: 'Every knot was an opinion once.',
    by: 'petra',
    text: 'My whole basket, in one line.',
  },
];

/** The state of a quote, or `gone` when the quoted status was deleted. */
type QuoteOutcome = Extract<QuoteState, 'accepted' | 'pending' | 'rejected'> | 'gone';

const QUOTE_OUTCOMES: readonly [outcome: QuoteOutcome, kind: KindKey, count: number][] = [
  ['accepted', 'quote', 8],
  ['pending', 'quote-pending', 5],
  ['rejected', 'quote-refused', 5],
  ['gone', 'quote-gone', 5],
];

/** Sentences for a second quote of each kind, so that no two statuses have the same text. */
const SUFFIXES: Readonly<Record<QuoteOutcome, string>> = {
  accepted: '',
  pending: ' (asked first, of course)',
  rejected: ' (I asked afterwards. I know.)',
  gone: ' (quoting before it is tidied away)',
};

function quote(
  world: World,
  { quotedAuthor, quotedText, by, text }: Quote,
  [outcome, kind]: [QuoteOutcome, KindKey],
): void {
  const [oldest, newest] = outcome === 'accepted' ? [340, 2] : [345, 30];
  const [longestAgo = 0] = world.spread(1, [oldest, newest]);
  const ago = Math.floor(longestAgo * world.random()) + newest * DAY_MS;
  let quoted: StatusRow | undefined;
  world.planStatus(ago, () => {
    quoted = world.post(quotedAuthor, {
      text: outcome === 'accepted' ? quotedText : `${quotedText} ${SUFFIXES[outcome].trim()}`,
    });
    if (outcome === 'accepted') world.noteExample('quoted', quoted.id);
  });
  world.planStatus(ago - HOUR_MS, () => {
    const status = world.post(by, {
      text: text + SUFFIXES[outcome],
      quoteId: quoted?.id ?? null,
      quoteState: outcome === 'gone' ? 'accepted' : outcome,
    });
    world.noteExample(kind, status.id);
  });
  if (outcome !== 'gone') return;
  world.planRemoval(ago - 3 * HOUR_MS, () => {
    if (quoted) deleteStatus(world.server, world.status(quoted.id));
  });
}

/** Adds accepted, pending and rejected quotes, and quotes of deleted statuses. */
export function showQuotes(world: World): void {
  for (const [outcome, kind, count] of QUOTE_OUTCOMES) {
    for (const words of QUOTES.slice(0, count)) quote(world, words, [outcome, kind]);
  }
}

const LINK_TEXTS = [
  'Read this with the second cup.',
  'For the lunch break:',
  'This explains last week.',
  'Long, and worth the tram ride.',
  'Somebody has written it all down at last.',
  'I disagree with the last paragraph only.',
] as const;

const LINK_AUTHORS = [
  'alice',
  'ines',
  'maureen',
  'tomasz@signalbox.example',
  'kai',
  'fern@hedgerow.example',
  'edda',
] as const;

/** Adds links to pages that have a card, one of them today. */
export function showLinks(world: World): void {
  const pages = Object.entries(IMAGINED_PAGES);
  const times = world.spread(pages.length * 2, [290, 2]);
  pages.forEach(([address, page], index) => {
    const link = (ago: number, round: number) =>
      world.planStatus(ago, () => {
        const by = LINK_AUTHORS[(index + round) % LINK_AUTHORS.length] ?? 'alice';
        const words = LINK_TEXTS[(index + round * 2) % LINK_TEXTS.length] ?? '';
        const status = world.post(by, { text: `${words} ${address}` });
        world.noteExample('card', status.id);
        if (page.image === null) world.noteExample('card-bare', status.id);
      });
    link(times[index * 2] ?? 0, 0);
    link(index === 0 ? 12 * HOUR_MS : (times[index * 2 + 1] ?? 0), 1);
  });
}
