import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wireNotification, wireRepeat, wireStatus } from '../testing/wire-samples';
import type { Account, Notification, Status } from '../index';
import {
  readAccount,
  readAttachment,
  readContext,
  readFrontendConfigurations,
  readInstance,
  readNodeinfo,
  readNotification,
  readOwnAccount,
  readPage,
  readPoll,
  readRelationship,
  readStatus,
} from './index';

const readers = [
  readAccount,
  readAttachment,
  readContext,
  readFrontendConfigurations,
  readInstance,
  readNodeinfo,
  readNotification,
  readOwnAccount,
  readPoll,
  readRelationship,
  readStatus,
];

type Path = readonly (string | number)[];

/** Every place inside a value, by the keys that lead there. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

function replacedAt(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (Array.isArray(value)) {
    return value.map((inner, index) =>
      String(index) === key ? replacedAt(inner, rest, replacement) : inner,
    );
  }
  const entries = Object.entries(Object(value)).map(([name, inner]) =>
    name === key ? [name, replacedAt(inner, rest, replacement)] : [name, inner],
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

const quoting = wireStatus({ id: 'St3' });
const whole: unknown = wireNotification({
  status: wireRepeat({ ...quoting, pleroma: { ...quoting.pleroma, quote: wireStatus(), quote_id: 'St1' } }),
});
const places = placesOf(whole);

const replacements = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    true,
    '',
    '..',
    'javascript:x',
    0,
    -1,
    Number.POSITIVE_INFINITY,
    Number.NaN,
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
const mutated = fc
  .array(fc.tuple(fc.constantFrom(...places), replacements), { minLength: 1, maxLength: 8 })
  .map((changes) => changes.reduce((value, [path, to]) => replacedAt(value, path, to), whole));

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

test('the answer that is mutated has a place for everything', () => {
  expect(places.length).toBeGreaterThan(250);
  expect(readNotification(whole)?.status?.repeatOf?.quote?.status?.id).toBe('St0000000000000001');
});

test('no reader throws, and what it returns is whole, whatever is dropped or replaced', () => {
  fc.assert(
    fc.property(mutated, (answer) => {
      for (const reader of readers) reader(answer);
      expect(notificationFlaws(readNotification(answer))).toEqual([]);
    }),
    { numRuns: 1_000, seed: 20_241_105 },
  );
});

test('no reader throws on any JSON at all', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      for (const reader of readers) reader(answer);
      expect(readPage(readStatus)([answer], { status: 200, link: null }).items.length).toBeLessThan(2);
    }),
    { numRuns: 500, seed: 20_241_106 },
  );
});
