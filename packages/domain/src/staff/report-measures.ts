import {
  type Account,
  type StaffReport,
  type StaffStatusChange,
  type Status,
  type StatusId,
  type ReportState,
  addReportNote,
  removeReportNote,
  setReportState,
  type ErrorReason,
} from '@linnet/api';
import type { Client } from '../client/client';
import { markDeleted } from '../graph/status-row';
import { errorOf } from '../kernel/error-of';
import { errorUnlessDone } from '../kernel/resource/lost-answer';
import { showReportState } from '../reports/report-states';
import { type CheckedStep, type StepOutcome, runChecked } from '../kernel/tasks/checked-step';
import { moderate } from './moderate';
import type { ModerationStep } from './moderation-step';
import { isStepDone } from './person-step';
import { isAsChanged, isSamePost, sendPostStep } from './post-step';
import { fetchReport, refreshReportCounts, staffReportOf } from './reports';

/** What staff can do about a report. */
export type ReportMeasure =
  | { readonly kind: 'state'; readonly state: ReportState }
  | { readonly kind: 'post'; readonly id: StatusId; readonly change: StaffStatusChange }
  | { readonly kind: 'delete post'; readonly id: StatusId }
  | { readonly kind: 'person'; readonly step: ModerationStep };

/**
 * Takes a measure, decided on the report as the viewer has seen it. The report is loaded before and after it, so that
 * nothing is done twice when somebody else was faster.
 */
export async function takeMeasure(
  client: Client,
  seen: StaffReport,
  measure: ReportMeasure,
): Promise<StepOutcome<StaffReport>> {
  const outcome = await runChecked(stepOf(client, seen, measure));
  if ('now' in outcome && outcome.now !== null) {
    const { now } = outcome;
    staffReportOf(client)
      .get(seen.id)
      .update(() => now);
  }
  if (measure.kind === 'state') {
    refreshReportCounts(client);
    if (outcome.kind === 'done') showReportState(client.graph, seen.id, measure.state);
  }
  if (measure.kind === 'delete post' && outcome.kind === 'done') markDeleted(client.graph, measure.id);
  return outcome;
}

function stepOf(client: Client, seen: StaffReport, measure: ReportMeasure): CheckedStep<StaffReport> {
  return {
    load: () => fetchReport(client, seen.id),
    isSame: (now) => now.state === seen.state && isSubjectSame(seen, now, measure),
    isDone: (now) => isDone(seen, now, measure),
    act: () => act(client, seen, measure),
    isSlow: measure.kind === 'person' && measure.step.kind === 'delete',
  };
}

/** Whether what the measure is about looks as the viewer has seen it. */
function isSubjectSame(seen: StaffReport, now: StaffReport, measure: ReportMeasure): boolean {
  switch (measure.kind) {
    case 'state':
      return true;
    case 'post':
    case 'delete post': {
      const before = postOf(seen, measure.id);
      return before !== undefined && isSamePost(before, postOf(now, measure.id));
    }
    case 'person':
      return seen.target?.isActive === now.target?.isActive;
  }
}

const postOf = ({ statuses }: StaffReport, id: StatusId): Status | undefined =>
  statuses.find((status) => status.id === id);

function isDone(seen: StaffReport, now: StaffReport, measure: ReportMeasure): boolean {
  switch (measure.kind) {
    case 'state':
      return now.state === measure.state;
    case 'delete post':
      return postOf(now, measure.id) === undefined;
    case 'post':
      return isAsChanged(postOf(now, measure.id), measure.change);
    case 'person':
      return now.target !== null && isStepDone(measure.step, { seen: seen.target, now: now.target });
  }
}

async function act(client: Client, seen: StaffReport, measure: ReportMeasure): Promise<ErrorReason | null> {
  switch (measure.kind) {
    case 'state':
      return errorOf(client.send(setReportState(seen.id, measure.state)));
    case 'post':
      return sendPostStep(client, measure.id, { kind: 'change', change: measure.change });
    case 'delete post':
      return sendPostStep(client, measure.id, { kind: 'delete' });
    case 'person':
      return moderate(client, targetOf(seen), measure.step);
  }
}

/** The reported account; a report without one offers no measure about a person. */
function targetOf({ account, target }: StaffReport): Pick<Account, 'id' | 'acct'> {
  const person = account ?? target;
  if (person === null) throw new Error('The report names nobody.');
  return person;
}

/**
 * Adds a note, or removes one, and loads the report again, which shows whether it was done when the answer is lost.
 * Resolves to the error, null on success.
 */
export async function changeNotes(
  client: Client,
  { id }: StaffReport,
  change: { readonly add: string } | { readonly remove: string },
): Promise<ErrorReason | null> {
  const report = staffReportOf(client).get(id);
  // An earlier note with the same text is no proof.
  const reloadError = 'add' in change ? await report.reload() : null;
  if (reloadError !== null) return reloadError;
  const notes = () => report.state.get().value?.notes ?? [];
  const known = new Set(notes().map((note) => note.id));
  const isDone = () =>
    'add' in change
      ? notes().some((note) => !known.has(note.id) && note.content === change.add)
      : notes().every((note) => note.id !== change.remove);
  const call = 'add' in change ? addReportNote(id, change.add) : removeReportNote(id, change.remove);
  const error = await errorUnlessDone(
    client.send(call),
    async () => (await report.reload()) === null && isDone(),
  );
  await report.reload();
  return error;
}
