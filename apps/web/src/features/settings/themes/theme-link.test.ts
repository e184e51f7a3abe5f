import { readIss } from '@linnet/theme/formats';
import { expect, test } from 'vitest';
import { linkOf, readLink } from './theme-link';

const reading = readIss(
  '@meta { name: Schilf – ein Thema }\n@palette.Tag { bg: #ffffff }\nButton { roundness: 3 }',
);
const style = reading.state === 'read' ? reading.style : undefined;

test('a style comes out of its link as it was', () => {
  if (style === undefined) throw new Error('Not a style.');
  const link = new URL(linkOf(style) ?? '');
  expect(`${link.pathname}${link.search}`).toBe('/settings?tab=style');
  expect(readLink(link.hash)).toEqual(reading);
});

test('a style that is too long for an address has no link', () => {
  const rules = Array.from({ length: 600 }, (_, at) => ({
    selector: { component: `Part${at}`, states: [] },
    directives: { background: '#102030', textColor: '#405060' },
  }));
  expect(linkOf({ meta: { name: '' }, palettes: [], rules })).toBeNull();
});

test.each(['', '#other', '#theme', '#theme=', '#theme=%%%', '#theme=QQ', '#theme=____'])(
  'an address without a style does no harm: %s',
  (hash) => {
    expect(readLink(hash)?.state ?? 'invalid').toBe('invalid');
  },
);
