import type { Client } from '@linnet/domain';
import { expect, test } from 'vitest';
import { cardStatus, showCard } from '../../testing/show-card';

const labelOf = async (changes: object) =>
  (await showCard({ status: cardStatus(changes) })).card.getAttribute('aria-label');

const jay = { id: 'jay', username: 'jay', acct: 'jay', url: 'https://nest.example/users/jay' };

test('says who and what in one breath', async () => {
  expect(await labelOf({})).toBe('robin: a song at dawn');
});

test('says whom it answers, and a warning in place of the text', async () => {
  const reply = { in_reply_to_id: 's0', in_reply_to_account_id: 'jay', mentions: [jay] };
  expect(await labelOf({ ...reply, spoiler_text: 'spiders' })).toBe(
    'robin, in reply to @jay: Content warning: spiders',
  );
});

test('says what else is there: media and whether they are covered, a poll, a quote', async () => {
  const picture = { id: 'm1', type: 'image', url: 'https://nest.example/1.png' };
  const poll = { id: 'p1', options: [{ title: 'yes', votes_count: 1 }], votes_count: 1, multiple: false };
  const quote = { state: 'accepted', quoted_status: cardStatus({ id: 's9' }) };
  const media = { media_attachments: [picture, { ...picture, id: 'm2' }], sensitive: true };
  expect(await labelOf({ ...media, poll, quote })).toBe(
    'robin: a song at dawn. 2 attachments, sensitive. With a poll. Quotes another post',
  );
});

test('of a repeat it says both', async () => {
  expect(await labelOf({ account: jay, reblog: cardStatus({ id: 's8' }), content: '' })).toBe(
    'jay repeated robin: a song at dawn',
  );
});

const textFirst = ({ settings }: Client) => void settings.set('spokenPostOrder', 'text');

test('who wants it hears the text first, then who wrote it', async () => {
  const { card } = await showCard({ status: cardStatus({ spoiler_text: 'spiders' }), prepare: textFirst });
  expect(card.getAttribute('aria-label')).toBe('Content warning: spiders – robin');
});

test('who wants the text first hears who repeated it at the end', async () => {
  const repeat = cardStatus({ account: jay, reblog: cardStatus({ id: 's8' }), content: '' });
  const { card } = await showCard({ status: repeat, prepare: textFirst });
  expect(card.getAttribute('aria-label')).toBe('a song at dawn – robin, repeated by jay');
});

test('a name is read out without the codes of its emoji', async () => {
  const emojis = [{ shortcode: 'tram', url: 'https://nest.example/tram.png', static_url: '' }];
  const kite = { id: 'kite', username: 'kite', acct: 'kite', url: 'https://nest.example/users/kite' };
  const account = { ...kite, display_name: 'Kite :tram:', emojis };
  expect(await labelOf({ account })).toBe('Kite: a song at dawn');
});
