import { expect, test } from 'vitest';
import { show } from '../../testing/show';
import { TextCatalog } from '../i18n/text-catalog';
import { useTimeFromNow } from './time-from-now';

const hour = 3_600_000;
const now = Date.now();

function Distance({ hours }: { readonly hours: number }) {
  return useTimeFromNow(now + hours * hour + (hours > 0 ? hour / 2 : 0));
}

test.each([
  [24 * 7, 'בעוד שבוע'],
  [-1, 'לפני שעה'],
  [-2, 'לפני שעתיים'],
  [3, 'בעוד 3 שעות'],
])(
  'a Hebrew distance that names one or two in words has no number behind it: %d hours',
  async (hours, words) => {
    const none = async () => ({});
    const catalog = new TextCatalog({
      locale: 'he',
      direction: 'rtl',
      first: {},
      loadRest: none,
      loadScreen: none,
    });
    const { container } = await show(<Distance hours={hours} />, catalog);
    expect(container.textContent).toBe(words);
  },
);
