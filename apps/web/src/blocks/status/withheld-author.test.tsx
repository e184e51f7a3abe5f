import { expect, test } from 'vitest';
import { cardStatus, eventually, showCard } from '../../testing/show-card';

const names = (card: HTMLElement) => card.textContent ?? '';

test('a post of somebody whom the staff shut out is shown as by a deactivated account, and can be kept', async () => {
  const { card, find, press } = await showCard({ status: cardStatus({ account: {}, bookmarked: true }) });
  expect(names(card)).toContain('Deactivated account');
  expect(names(card)).toContain('a song at dawn');
  expect(names(card)).not.toContain('@');
  const links = [...card.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((address) => /withheld|users/.test(address))).toEqual([]);
  for (const words of ['Reply', 'Repeat', 'Favourite', 'React']) {
    expect([words, find('button', new RegExp(`^${words}`))?.outerHTML]).toEqual([words, undefined]);
  }
  await press('button', /more/i);
  await eventually(() => find('menuitem', /bookmark/i) !== undefined);
  for (const words of [/^mute/i, /^block/i, /^report/i, /^mention/i, /^quote/i]) {
    expect(find('menuitem', words)).toBeUndefined();
  }
});

test('a visitor reads that the account is not shown to visitors', async () => {
  const { card } = await showCard({ status: cardStatus({ account: {} }), visitor: true });
  expect(names(card)).toContain('Account not shown to visitors');
});
