import type { Announcement, AnnouncementId } from '@linnet/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  announcementProblem,
  draftOfAnnouncement,
  emptyAnnouncement,
  formOfAnnouncement,
  forWholeDays,
} from './announcement-form';

const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const announced: Announcement = {
  id: 'n1' as AnnouncementId,
  content: '<p>Soup.</p>',
  rawContent: 'Soup.',
  startsAt: '2026-11-05T09:30:00Z',
  endsAt: null,
  allDay: false,
  publishedAt: '2026-11-01T08:00:00Z',
  updatedAt: null,
  read: null,
  emojis: [],
  reactions: [],
};

test('moments are shown in the zone of the device and sent as ISO texts [1.3.007, 1.5.012]', () => {
  const form = formOfAnnouncement(announced);
  expect(form).toEqual({ content: 'Soup.', startsAt: '2026-11-05T10:30', endsAt: '', allDay: false });
  expect(draftOfAnnouncement(form)).toEqual({
    text: 'Soup.',
    startsAt: '2026-11-05T09:30:00.000Z',
    endsAt: null,
    allDay: false,
  });
});

test('whole days are days only, the same everywhere, and the last one lasts until its end [1.5.012]', () => {
  const days = {
    ...announced,
    allDay: true,
    startsAt: '2026-11-05T00:00:00Z',
    endsAt: '2026-11-06T23:59:59Z',
  };
  const form = formOfAnnouncement(days);
  expect(form).toMatchObject({ startsAt: '2026-11-05', endsAt: '2026-11-06' });
  expect(draftOfAnnouncement(form)).toMatchObject({
    startsAt: '2026-11-05T00:00:00.000Z',
    endsAt: '2026-11-06T23:59:59.000Z',
    allDay: true,
  });
});

test('the days stay when whole days are wanted, or no more [1.5.012]', () => {
  const form = { ...formOfAnnouncement(announced), endsAt: '2026-11-07T12:00' };
  const days = forWholeDays(form, true);
  expect(days).toMatchObject({ allDay: true, startsAt: '2026-11-05', endsAt: '2026-11-07' });
  expect(forWholeDays(days, false)).toMatchObject({
    startsAt: '2026-11-05T00:00',
    endsAt: '2026-11-07T23:59',
  });
  expect(forWholeDays(emptyAnnouncement, true)).toMatchObject({ startsAt: '', endsAt: '' });
});

test('nothing, and what ends before it begins, is not sent', () => {
  expect(announcementProblem({ ...emptyAnnouncement, content: ' \n' })).toBe('empty');
  const form = {
    ...emptyAnnouncement,
    content: 'Soup.',
    startsAt: '2026-11-05T10:00',
    endsAt: '2026-11-05T09:00',
  };
  expect(announcementProblem(form)).toBe('ends_early');
  expect(
    announcementProblem({ ...form, allDay: true, startsAt: '2026-11-05', endsAt: '2026-11-05' }),
  ).toBeNull();
  expect(announcementProblem({ ...form, endsAt: '' })).toBeNull();
});
