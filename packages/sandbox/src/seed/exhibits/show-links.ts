import { IMAGINED_PAGES } from '../../pages/imagined-pages';
import { HOUR_MS, type World } from '../world';

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
