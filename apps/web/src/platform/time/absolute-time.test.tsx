import { expect, test } from 'vitest';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { ClientProvider } from '../client/client-provider';
import { TextCatalog } from '../i18n/text-catalog';
import { useAbsoluteTime } from './use-absolute-time';

const at = new Date(2026, 10, 28, 14, 5).getTime();

function Full() {
  return useAbsoluteTime().full(at);
}

async function fullIn(locale: string, clock: '12h' | '24h'): Promise<string> {
  const client = testClient({ records: { 'linnet-settings': JSON.stringify({ absoluteTime12h: clock }) } });
  const none = async () => ({});
  const catalog = new TextCatalog({ locale, direction: 'rtl', first: {}, loadRest: none, loadScreen: none });
  const { container } = await show(
    <ClientProvider value={client}>
      <Full />
    </ClientProvider>,
    catalog,
  );
  return container.textContent ?? '';
}

test('a Persian moment in full goes from weekday to day, month, year and time, with the chosen clock', async () => {
  expect(await fullIn('fa', '24h')).toMatch(/^شنبه ۷ آذر ۱۴۰۵.* ۱۴:۰۵$/);
  expect(await fullIn('fa', '12h')).toMatch(/^شنبه ۷ آذر ۱۴۰۵.* ۲:۰۵/);
});

test.each([
  ['ar', /^السبت، \D*(28|٢٨) نوفمبر/],
  ['he', /^יום שבת, 28 בנובמבר 2026/],
  ['de', /^Samstag, 28\. November 2026/],
  ['en', /^Saturday, November 28, 2026/],
  ['ja', /^2026\/11\/28土曜日|^2026年11月28日土曜日/],
])('a moment in full is as the browser writes it elsewhere: %s', async (locale, written) => {
  expect(await fullIn(locale, '24h')).toMatch(written);
});
