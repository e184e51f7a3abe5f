import { expect, test } from 'vitest';
import { cardStatus, showCard } from '../../testing/show-card';

async function cardWith(highlight: unknown) {
  const { card } = await showCard({
    status: cardStatus(),
    prepare: (client) => void client.settings.write('highlight', highlight),
  });
  return { kind: card.dataset['highlight'], colour: card.style.getPropertyValue('--highlight') };
}

test.each(['solid', 'striped', 'side'])('a person stands out as chosen: %s', async (type) => {
  const card = await cardWith({ robin: { type, color: '#ff8800' } });
  expect(card).toEqual({ kind: type, colour: '#ff8800' });
});

test('also by their full name', async () => {
  expect((await cardWith({ 'robin@nest.example': { type: 'side', color: '#ff8800' } })).kind).toBe('side');
});

test.each([
  ['somebody else', { jay: { type: 'side', color: '#ff8800' } }],
  ['one that is switched off', { robin: { type: 'disabled', color: '#ff8800' } }],
  ['a colour that is none', { robin: { type: 'side', color: 'url(https://far.example)' } }],
  ['what is no setting at all', ['robin']],
])('%s changes nothing', async (_, highlight) => {
  expect(await cardWith(highlight)).toEqual({ kind: undefined, colour: '' });
});
