import { expect, test } from 'vitest';
import { TextCatalog } from '../../platform/i18n/text-catalog';
import { show } from '../../testing/show';
import { SettingsTabs } from './settings-tabs';

test('the number of changed settings has the digits of the language', async () => {
  const none = async () => ({});
  const catalog = new TextCatalog({
    locale: 'fa',
    direction: 'rtl',
    first: {},
    loadRest: none,
    loadScreen: none,
  });
  const { container } = await show(
    <SettingsTabs tabs={['changed']} openTab={null} changed={12} alone={false} />,
    catalog,
  );
  expect(container.textContent).toMatch(/۱۲$/);
});
