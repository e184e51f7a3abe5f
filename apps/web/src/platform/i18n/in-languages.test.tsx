import { expect, test } from 'vitest';
import { show } from '../../testing/show';
import { useTimeFromNow } from '../time/time-from-now';
import { TextCatalog } from './text-catalog';
import { useList } from './use-list';

const hour = 3_600_000;
const now = Date.now();

function Words() {
  const [long, narrow] = [useList('long'), useList()];
  const names = ['Ann', 'Bo', 'Cy'];
  return [long(names), narrow(names), useTimeFromNow(now - 2 * hour), useTimeFromNow(now + 49 * hour)].join(
    ' | ',
  );
}

test.each([
  ['en', 'Ann, Bo, and Cy | Ann, Bo, Cy | 2 hours ago | in 2 days'],
  ['de', 'Ann, Bo und Cy | Ann, Bo und Cy | vor 2 Stunden | in 2 Tagen'],
  ['ja', 'Ann、Bo、Cy | Ann、Bo、Cy | 2 時間前 | 2 日後'],
  ['pl', 'Ann, Bo i Cy | Ann, Bo i Cy | 2 godziny temu | za 2 dni'],
])('lists and distances in time are those of the language: %s', async (locale, words) => {
  const none = async () => ({});
  const catalog = new TextCatalog({ locale, direction: 'ltr', first: {}, loadRest: none, loadScreen: none });
  const { container } = await show(<Words />, catalog);
  expect(container.textContent).toBe(words);
});
