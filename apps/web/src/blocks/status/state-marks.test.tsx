import { expect, test } from 'vitest';
import { cardStatus, eventually, showCard } from '../../testing/show-card';

const words = (): string => document.querySelector('article')?.textContent ?? '';

test('a post in a language that the reader does not read says which one', async () => {
  await showCard({ status: cardStatus({ language: 'de' }) });
  await expect.poll(words).toContain('German');
});

test.each(['en', 'en-GB', 'und', null])('a post in %s says nothing of its language', async (language) => {
  await showCard({ status: cardStatus({ language }) });
  await eventually(() => words().includes('a song at dawn'));
  expect(words()).not.toContain('English');
  expect(words()).not.toContain('und');
});

test('what is no language is shown as the server writes it', async () => {
  await showCard({ status: cardStatus({ language: 'no tag at all' }) });
  await expect.poll(words).toContain('no tag at all');
});
