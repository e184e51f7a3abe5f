import type { Emoji } from '@linnet/domain/emoji';
import { expect, test } from 'vitest';
import { packIcon } from './group-bar';

const pack = (...names: string[]): Emoji[] =>
  names.map((shortcode) => {
    const url = `https://nest.example/emoji/${shortcode}.png`;
    return { kind: 'custom', shortcode, url, staticUrl: url, category: 'hedge', aliases: [] } as never;
  });

test('a pack is known by its first emoji that shows something', () => {
  expect(packIcon(pack('blank', 'transparent2', 'linnet', 'loaf'))?.shortcode).toBe('linnet');
  expect(
    packIcon(pack('linnet', 'loaf'), new Set(['https://nest.example/emoji/linnet.png']))?.shortcode,
  ).toBe('loaf');
  expect(packIcon(pack('blank'))?.shortcode).toBe('blank');
  expect(packIcon([])).toBeNull();
});
