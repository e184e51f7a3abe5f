import type { AccountId, ReportCategory, StatusId } from '@linnet/api';
import { type StoredForm, formDraftsOf } from '../form-drafts/form-drafts';
import { isReport, personOf, reportOf } from '../form-drafts/form-name';
import { createCell, type Cell } from '../kernel/cell';
import { perClient } from '../client/client';

/** The draft of a report about an account. */
export interface ReportDraft {
  readonly statusIds: readonly StatusId[];
  readonly comment: string;
  /** Whether it is also sent to the account's own server. */
  readonly forward: boolean;
  readonly ruleIds: readonly string[];
  readonly category: ReportCategory;
}

/** The empty report. */
export const emptyReport: ReportDraft = {
  statusIds: [],
  comment: '',
  forward: false,
  ruleIds: [],
  category: 'other',
};

const categories: readonly ReportCategory[] = ['spam', 'legal', 'violation', 'other'];

function stringsIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
}

/** Reads the stored draft of a report; null for none. */
function readReportDraft(record: StoredForm | null): ReportDraft | null {
  if (record === null) return null;
  const { statusIds, comment, forward, ruleIds, category } = record;
  return {
    // Ids in storage are plain strings.
    statusIds: stringsIn(statusIds).map((id) => id as StatusId),
    comment: typeof comment === 'string' ? comment : '',
    forward: forward === true,
    ruleIds: stringsIn(ruleIds),
    category: categories.find((each) => each === category) ?? emptyReport.category,
  };
}

/** Whether a report has a comment; without one it is not worth storing. */
const hasComment = ({ comment }: ReportDraft): boolean => comment.trim() !== '';

/**
 * The viewer's drafts of reports. Each is stored until it is sent, also when the form is closed or the page reloaded.
 */
export interface ReportDrafts {
  all: Pick<Cell<ReadonlyMap<AccountId, ReportDraft>>, 'get' | 'subscribe'>;
  of(person: AccountId): ReportDraft;
  change(person: AccountId, change: Partial<ReportDraft>): void;
  /** Adds a post to the report, or removes it. */
  choose(person: AccountId, status: StatusId, isIn: boolean): void;
  /** Called when the form is closed: a report without a comment is removed. */
  onFormClosed(person: AccountId): void;
  /** Removes a report that was sent or discarded. */
  remove(person: AccountId): void;
}

/** The viewer's drafts of reports, with changes from other tabs. */
export const reportDraftsOf = perClient((client): ReportDrafts => {
  const forms = formDraftsOf(client);
  const all = createCell(readAll());

  function readOne(person: AccountId): ReportDraft | null {
    return readReportDraft(forms.read(reportOf(person)));
  }

  function readAll(): ReadonlyMap<AccountId, ReportDraft> {
    const people = forms.names().filter(isReport).map(personOf);
    return new Map(people.map((person) => [person, readOne(person) ?? emptyReport]));
  }

  function show(person: AccountId, draft: ReportDraft | null): void {
    const next = new Map(all.get());
    if (JSON.stringify(next.get(person) ?? null) === JSON.stringify(draft)) return;
    if (draft === null) next.delete(person);
    else next.set(person, draft);
    all.set(next);
  }

  /** Shows changes from other tabs. */
  const refresh = (person: AccountId): void => show(person, readOne(person));

  function set(person: AccountId, draft: ReportDraft | null): void {
    show(person, draft);
    const form = reportOf(person);
    if (draft === null || hasComment(draft)) forms.write(form, draft);
    else forms.keepInPage(form, draft);
  }

  forms.onOtherTab((form) => isReport(form) && refresh(personOf(form)));

  const of = (person: AccountId): ReportDraft => all.get().get(person) ?? emptyReport;

  function change(person: AccountId, changed: Partial<ReportDraft>): void {
    refresh(person);
    set(person, { ...of(person), ...changed });
  }

  const remove = (person: AccountId): void => set(person, null);

  return {
    all,
    of,
    change,
    choose(person, status, isIn) {
      refresh(person);
      const { statusIds } = of(person);
      if (statusIds.includes(status) === isIn) return;
      change(person, {
        statusIds: isIn ? [...statusIds, status] : statusIds.filter((other) => other !== status),
      });
    },
    onFormClosed(person) {
      refresh(person);
      if (!hasComment(of(person))) remove(person);
    },
    remove,
  };
});
