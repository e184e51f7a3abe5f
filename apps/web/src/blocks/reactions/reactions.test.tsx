import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { cardStatus, showCard } from '../../testing/show-card';
import './joinable-chip';
import './reaction-people';

// The first card brings the code of its parts with it.
vi.setConfig({ testTimeout: 30_000 });

const reaction = (name: string, changes: object = {}) => {
  return { name, count: 1, me: false, url: null, account_ids: ['robin'], ...changes };
};
const picture = { url: 'https://nest.example/emoji/owl.png' };
const many = ['👍', '❤️', '😂', '🎉', '🌱', '🍞', '🚂', '🔥', '🪶', '☕', '👀', '🙌', '⭐', '🧶'];
const withReactions = (reactions: object[]) => cardStatus({ pleroma: { emoji_reactions: reactions } });

function pleromaWith(...features: string[]) {
  const metadata = { features: ['pleroma_api', 'mastodon_api', ...features] };
  const instance = { title: 'Nest', version: '2.7.2 (compatible; Pleroma 2.7.0)', pleroma: { metadata } };
  return { 'GET /api/v1/instance': instance, 'GET /api/v2/instance': instance };
}

const both = pleromaWith('pleroma_emoji_reactions', 'pleroma_custom_emoji_reactions');

async function shownReactions(options: Parameters<typeof showCard>[0]) {
  const shown = await showCard({ answers: both, ...options });
  const row = () => shown.card.querySelector('[role="group"][aria-label="Reactions"]');
  const names = (selector = '[aria-label]') =>
    [...(row()?.querySelectorAll(selector) ?? [])].map((one) => one.getAttribute('aria-label'));
  await vi.waitUntil(() => row() !== null && names('[aria-label*="reaction"]').length > 0, {
    timeout: 20_000,
  });
  return { ...shown, row, names };
}

/** Reactions of which at least one can be pressed. */
async function joinableReactions(options: Parameters<typeof showCard>[0]) {
  const shown = await shownReactions(options);
  await vi.waitUntil(() => shown.names('[aria-pressed]').length > 0, { timeout: 20_000 });
  return shown;
}

test('twelve are shown, and the others behind their number [2.9.012]', async () => {
  const { names, press } = await joinableReactions({
    status: withReactions(many.map((name) => reaction(name))),
  });
  expect(names('[aria-pressed]')).toHaveLength(12);
  expect(names('[aria-expanded="false"]')).toContain('Show 2 more reactions');
  await press('button', 'Show 2 more reactions');
  await vi.waitFor(() => expect(names('[aria-pressed]')).toHaveLength(14));
  await press('button', 'Show fewer reactions');
  await vi.waitFor(() => expect(names('[aria-pressed]')).toHaveLength(12));
});

test('one’s own are pressed, and pictures read as their names [2.3.002]', async () => {
  const own = reaction('🎉', { count: 3, me: true });
  const { row, names } = await joinableReactions({ status: withReactions([own, reaction('owl', picture)]) });
  expect(names('[aria-pressed="true"]')).toEqual(['🎉, 3 reactions']);
  expect(names('[aria-pressed="false"]')).toEqual([':owl:, 1 reaction']);
  expect(row()?.querySelector('img')?.alt).toBe(':owl:');
});

test('visitors see them and press nothing [2.2.061, 2.6.001]', async () => {
  const { row, names, find } = await shownReactions({
    visitor: true,
    status: withReactions([reaction('🎉')]),
  });
  expect(names('[role="img"]')).toEqual(['🎉, 1 reaction']);
  expect(row()?.querySelector('button')).toBeNull();
  expect(find('button', 'React with an emoji')).toBeUndefined();
});

test('pictures are joined only where the server takes them', async () => {
  const { names } = await joinableReactions({
    status: withReactions([
      reaction('🎉'),
      reaction('owl', picture),
      reaction('kite', { ...picture, me: true }),
    ]),
    answers: pleromaWith('pleroma_emoji_reactions'),
  });
  expect(names('[role="img"]')).toEqual([':owl:, 1 reaction']);
  expect(names('[aria-pressed]')).toEqual(['🎉, 1 reaction', ':kite:, 1 reaction']);
});

test('a server without reactions is offered none', async () => {
  const { row, find } = await shownReactions({
    status: withReactions([reaction('🎉')]),
    answers: pleromaWith(),
  });
  expect(row()?.querySelector('button')).toBeNull();
  expect(find('button', 'React with an emoji')).toBeUndefined();
});

test('reacting stands in the row, or in the menu of who wants it there', async () => {
  const { press, find } = await showCard({
    answers: both,
    prepare: ({ settings }) => void settings.set('pinnedStatusActions', ['reply']),
  });
  await press('button', 'More actions');
  await press('menuitem', /^React with an emoji/);
  const dialog = await vi.waitUntil(() => find('dialog', /React with an emoji/), { timeout: 20_000 });
  expect(dialog.textContent).toContain('React with an emoji');
});

test('who reacted so is named while the pointer or the keyboard rests on it', async () => {
  const people = ['robin', 'crow'].map((name) => ({
    id: name,
    username: name,
    acct: name,
    display_name: `The ${name}`,
    url: `https://nest.example/users/${name}`,
  }));
  const given = reaction('🎉', { count: 2, account_ids: ['robin', 'crow'], accounts: people });
  const { row } = await joinableReactions({
    status: withReactions([reaction('🎉', { count: 2, account_ids: ['robin', 'crow'] })]),
    answers: { ...both, 'GET /api/v1/pleroma/statuses/s1/reactions': [given] },
  });
  const chip = row()?.querySelector<HTMLElement>('[aria-pressed]');
  expect(chip?.textContent).not.toContain('The robin');
  await act(async () => chip?.focus());
  await vi.waitFor(() => expect(chip?.textContent).toContain('The robin, The crow'));
  const described = document.getElementById(chip?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('The robin, The crow');
});
