import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersOf } from '../testing/compose';
import { mutated } from '../testing/mutate';
import { propertyRuns } from '../testing/property-runs';
import { READERS } from '../testing/reader-shapes';
import { RECORDED_SERVERS, readShapes } from '../testing/read-shapes';
import type { Account, Notification, Status } from '../index';
import { readNotification, readPage, readStatus } from './index';

const notifications = RECORDED_SERVERS.map((server) => answersOf(readShapes(server), '$notification'));
const hostile = mutated(fc.oneof(...notifications));

/** What a view could stumble over in an account that was read. */
function accountFlaws(account: Account | null): string[] {
  if (account === null) return [];
  const flaws = [];
  if (account.id === '') flaws.push('no id');
  if (!/^$|^https?:/i.test(account.avatar)) flaws.push(`avatar ${account.avatar}`);
  if (!(account.statusesCount >= 0)) flaws.push(`count ${account.statusesCount}`);
  return flaws;
}

function statusFlaws(status: Status | null | undefined): string[] {
  if (!status) return [];
  const flaws = accountFlaws(status.account);
  if (status.id === '') flaws.push('no id');
  if (Number.isNaN(Date.parse(status.createdAt))) flaws.push(`time ${status.createdAt}`);
  if (typeof status.content !== 'string') flaws.push('no content');
  if (!/^https?:/i.test(status.url ?? 'https:')) flaws.push(`address ${status.url}`);
  for (const { size } of status.attachments) {
    if (size !== null && !(size.width * size.height > 0)) flaws.push(`size ${size.width}x${size.height}`);
  }
  return [...flaws, ...statusFlaws(status.repeatOf), ...statusFlaws(status.quote?.status)];
}

function notificationFlaws(notification: Notification | undefined): string[] {
  if (notification === undefined) return [];
  return [...accountFlaws(notification.account), ...statusFlaws(notification.status)];
}

test('what is read is whole, whatever is dropped or replaced', () => {
  fc.assert(
    fc.property(hostile, (answer) => {
      expect(notificationFlaws(readNotification(answer))).toEqual([]);
    }),
    propertyRuns(500),
  );
});

test('no reader throws on an answer meant for another', () => {
  fc.assert(
    fc.property(hostile, (answer) => {
      expect(() => READERS.map(({ read }) => read(answer))).not.toThrow();
    }),
    propertyRuns(200),
  );
});

test('no reader throws on any JSON at all', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      for (const { read } of READERS) read(answer);
      expect(readPage(readStatus)([answer], { status: 200, link: null }).items.length).toBeLessThan(2);
    }),
    propertyRuns(500),
  );
});
