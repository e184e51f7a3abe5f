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
