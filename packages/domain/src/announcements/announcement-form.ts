import type { Announcement, AnnouncementDraft } from '@linnet/api';
import { localMoment, readLocalMoment } from '../post-content/schedule';

/** An announcement as a form edits it. */
export interface AnnouncementForm {
  content: string;
  /** Value of the field: a day for whole-day announcements, else a local date and time; empty for none. */
  startsAt: string;
  endsAt: string;
  allDay: boolean;
}

/** Length of a date like 2024-12-31. */
const DATE_LENGTH = 10;

export const emptyAnnouncement: AnnouncementForm = { content: '', startsAt: '', endsAt: '', allDay: false };

/** The form to edit an announcement, with its source text. */
export function formOfAnnouncement(announcement: Announcement): AnnouncementForm {
  const { allDay, startsAt, endsAt } = announcement;
  return {
    content: announcement.rawContent ?? '',
    startsAt: fieldOf(startsAt, allDay),
    endsAt: fieldOf(endsAt, allDay),
    allDay,
  };
}

/** The value of a date field. Whole days are stored in UTC; times are shown in the time zone of the device. */
function fieldOf(at: string | null, allDay: boolean): string {
  if (at === null) return '';
  return allDay ? new Date(at).toISOString().slice(0, DATE_LENGTH) : localMoment(Date.parse(at));
}

/** The form switched to whole days or to times of day; the dates stay. */
export function forWholeDays(form: AnnouncementForm, allDay: boolean): AnnouncementForm {
  const change = (value: string, time: string): string =>
    value === '' ? '' : value.slice(0, DATE_LENGTH) + (allDay ? '' : `T${time}`);
  return {
    ...form,
    allDay,
    startsAt: change(form.startsAt, '00:00'),
    endsAt: change(form.endsAt, '23:59'),
  };
}

/** The draft to send. A whole-day announcement ends at 23:59:59 of its last day. */
export function draftOfAnnouncement({
  content,
  startsAt,
  endsAt,
  allDay,
}: AnnouncementForm): AnnouncementDraft {
  return {
    text: content,
    allDay,
    startsAt: momentOf(startsAt, allDay ? '00:00:00' : null),
    endsAt: momentOf(endsAt, allDay ? '23:59:59' : null),
  };
}

function momentOf(field: string, timeOfDay: string | null): string | null {
  if (timeOfDay === null) return readLocalMoment(field);
  const at = Date.parse(`${field.slice(0, DATE_LENGTH)}T${timeOfDay}.000Z`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** Why a form cannot be sent; null when it can. */
export function announcementProblem(form: AnnouncementForm): 'empty' | 'ends_early' | null {
  if (form.content.trim() === '') return 'empty';
  const { startsAt, endsAt } = draftOfAnnouncement(form);
  const endsEarly = startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt);
  return endsEarly ? 'ends_early' : null;
}
