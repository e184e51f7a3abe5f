import { afterAll, describe, expect, test } from 'vitest';
import { accessRows } from '../testing/differences/access-rows';
import { identityRows } from '../testing/differences/identity-rows';
import { notificationsRows } from '../testing/differences/notifications-rows';
import { peopleRows } from '../testing/differences/people-rows';
import { getAs, list } from '../testing/differences/row';
import { closeStages, NAMES, stage } from '../testing/differences/stage';
import { statusesRows } from '../testing/differences/statuses-rows';
import { timelinesRows } from '../testing/differences/timelines-rows';
import type { CharacterName } from './characters';

/** For the first of each character, which tells a year. */
const SLOW = 60_000;

afterAll(closeStages);

const TABLE = {
  identity: identityRows,
  access: accessRows,
  people: peopleRows,
  statuses: statusesRows,
  timelines: timelinesRows,
  notifications: notificationsRows,
};

for (const [area, rows] of Object.entries(TABLE)) {
  describe.each(NAMES)(`${area} of %s`, (name) => {
    test.each(rows.map((row) => [row.title, row] as const))(
      '%s',
      async (_says, row) => {
        expect(await row.observe(await stage(name))).toEqual(row.expected[name]);
      },
      SLOW,
    );
  });
}

const LONG_ID: Record<CharacterName, RegExp> = {
  pleroma: /^[0-9A-Za-z]{18}$/,
  akkoma: /^[0-9A-Za-z]{18}$/,
  mastodon: /^\d{18}$/,
  hollo: /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/,
};

describe.each(NAMES)('ids of %s', (name) => {
  test('look as its ids do and keep their order as text', async () => {
    const ids = list(await getAs(await stage(name), 'alice', '/api/v1/timelines/home?limit=40')).map(
      ({ id }) => String(id),
    );
    expect(ids.length).toBe(40);
    expect(ids.filter((id) => !LONG_ID[name].test(id))).toEqual([]);
    expect([...ids].sort().reverse()).toEqual(ids);
  });
});
