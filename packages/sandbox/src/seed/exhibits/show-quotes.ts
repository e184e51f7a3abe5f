import { deleteStatus } from '../../actions/statuses/edit-status';
import { IMAGINED_PAGES } from '../../pages/imagined-pages';
import type { QuoteState, StatusRow } from '../../store/statuses/statuses';
import type { KindKey } from '../manifest';
import { HOUR_MS, type World } from '../world';

interface Quote {
  of: string;
  said: string;
  by: string;
  says: string;
}

const QUOTES: readonly Quote[] = [
  {
    of: 'maureen',
    said: 'The hedge is not in the way. The way is in the hedge.',
    by: 'carol',
    says: 'I am having this carved above the gate.',
  },
  {
    of: 'tomasz@signalbox.example',
    said: 'A lever that is never pulled still has to be oiled.',
    by: 'bob',
    says: 'This is what I tell the committee about the rules.',
  },
  {
    of: 'edda',
    said: 'The fastest code is the one that was deleted on Friday.',
    by: 'orla',
    says: 'Confirmed from the other side of Friday.',
  },
  { of: 'hana', said: '本を閉じる音が好きです。', by: 'kumo@kumo.example', says: '雨の日は特に。' },
  {
    of: 'wren@hedgerow.example',
    said: 'Nobody ever found a nest by shouting.',
    by: 'alice',
    says: 'For the door of the meeting room.',
  },
  {
    of: 'imogen',
    said: 'Dough knows when you are late.',
    by: 'greta@signalbox.example',
    says: 'Der Zug auch.',
  },
  {
    of: 'alice',
    said: 'A backup is a letter to your worse self.',
    by: 'lucia@darkfield.example',
    says: 'And a telescope is one from your better.',
  },
  {
    of: 'yusuf@loom.example',
    said: 'Every knot was an opinion once.',
    by: 'petra',
    says: 'My whole basket, in one line.',
  },
];

/** The state of a quote, or `gone` when the quoted status was deleted. */
type Ending = Extract<QuoteState, 'accepted' | 'pending' | 'rejected'> | 'gone';

const ENDINGS: readonly [ending: Ending, kind: KindKey, count: number][] = [
  ['accepted', 'quote', 8],
  ['pending', 'quote-pending', 5],
  ['rejected', 'quote-refused', 5],
  ['gone', 'quote-gone', 5],
];

/** Sentences for a second quote of each kind, so that no two statuses have the same text. */
const AGAIN: Readonly<Record<Ending, string>> = {
  accepted: '',
  pending: ' (asked first, of course)',
  rejected: ' (I asked afterwards. I know.)',
  gone: ' (quoting before it is tidied away)',
};

function quote(world: World, { of, said, by, says }: Quote, [ending, kind]: [Ending, KindKey]): void {
  const days: readonly [number, number] = ending === 'accepted' ? [340, 2] : [345, 30];
  const [ago = 0] = world.spread(1, days);
  const at = Math.floor(ago * world.random()) + days[1] * 24 * HOUR_MS;
  let quoted: StatusRow | undefined;
  world.planStatus(at, () => {
    quoted = world.post(of, { text: ending === 'accepted' ? said : `${said} ${AGAIN[ending].trim()}` });
    if (ending === 'accepted') world.note('quoted', quoted.id);
  });
  world.planStatus(at - HOUR_MS, () => {
    const status = world.post(by, {
      text: says + AGAIN[ending],
      quoteId: quoted?.id ?? null,
      quoteState: ending === 'gone' ? 'accepted' : ending,
    });
    world.note(kind, status.id);
  });
  if (ending !== 'gone') return;
  world.planRemoval(at - 3 * HOUR_MS, () => {
    if (quoted) deleteStatus(world.server, world.status(quoted.id));
  });
}

/** Adds accepted, pending and rejected quotes, and quotes of deleted statuses. */
export function showQuotes(world: World): void {
  for (const [ending, kind, count] of ENDINGS) {
    for (const words of QUOTES.slice(0, count)) quote(world, words, [ending, kind]);
  }
}

const WORDS = [
  'Read this with the second cup.',
  'For the lunch break:',
  'This explains last week.',
  'Long, and worth the tram ride.',
  'Somebody has written it all down at last.',
  'I disagree with the last paragraph only.',
] as const;

const READERS = [
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
        const by = READERS[(index + round) % READERS.length] ?? 'alice';
        const words = WORDS[(index + round * 2) % WORDS.length] ?? '';
        const status = world.post(by, { text: `${words} ${address}` });
        world.note('card', status.id);
        if (page.image === null) world.note('card-bare', status.id);
      });
    link(times[index * 2] ?? 0, 0);
    link(index === 0 ? 12 * HOUR_MS : (times[index * 2 + 1] ?? 0), 1);
  });
}
