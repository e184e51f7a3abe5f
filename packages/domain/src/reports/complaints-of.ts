import type { AccountId, StatusId } from '@linnet/api';
import { formDraftsOf } from '../form-drafts/form-drafts';
import { isReport, personOf, reportOf } from '../form-drafts/form-name';
import { createCell, type Cell } from '../kernel/cell';
import { perClient } from '../client/client';
import { type Complaint, hasWords, noComplaint, readComplaint } from './complaint';

/** The viewer's drafts of reports, each kept until it is sent: over a closed form and over a reload. */
export interface Complaints {
  all: Pick<Cell<ReadonlyMap<AccountId, Complaint>>, 'get' | 'subscribe'>;
  of(person: AccountId): Complaint;
  change(person: AccountId, change: Partial<Complaint>): void;
  /** Adds a post to the report, or removes it. */
  choose(person: AccountId, status: StatusId, isIn: boolean): void;
  /** Called when the form is closed: a report without a comment is removed. */
  leave(person: AccountId): void;
  /** Removes a report that was sent or discarded. */
  remove(person: AccountId): void;
}

/** The viewer's drafts of reports, with changes from other tabs. */
export const complaintsOf = perClient((client): Complaints => {
  const forms = formDraftsOf(client);
  const all = createCell(readAll());

  function readOne(person: AccountId): Complaint | null {
    return readComplaint(forms.read(reportOf(person)));
  }

  function readAll(): ReadonlyMap<AccountId, Complaint> {
    const people = forms.names().filter(isReport).map(personOf);
    return new Map(people.map((person) => [person, readOne(person) ?? noComplaint]));
  }

  function show(person: AccountId, complaint: Complaint | null): void {
    const next = new Map(all.get());
    if (JSON.stringify(next.get(person) ?? null) === JSON.stringify(complaint)) return;
    if (complaint === null) next.delete(person);
    else next.set(person, complaint);
    all.set(next);
  }

  /** Takes over changes from other tabs. */
  const hear = (person: AccountId): void => show(person, readOne(person));

  function set(person: AccountId, complaint: Complaint | null): void {
    show(person, complaint);
    const form = reportOf(person);
    if (complaint === null || hasWords(complaint)) forms.write(form, complaint);
    else forms.hold(form, complaint);
  }

  forms.onElsewhere((form) => isReport(form) && hear(personOf(form)));

  const of = (person: AccountId): Complaint => all.get().get(person) ?? noComplaint;

  function change(person: AccountId, changed: Partial<Complaint>): void {
    hear(person);
    set(person, { ...of(person), ...changed });
  }

  const remove = (person: AccountId): void => set(person, null);

  return {
    all,
    of,
    change,
    choose(person, status, isIn) {
      hear(person);
      const { statusIds } = of(person);
      if (statusIds.includes(status) === isIn) return;
      change(person, {
        statusIds: isIn ? [...statusIds, status] : statusIds.filter((other) => other !== status),
      });
    },
    leave(person) {
      hear(person);
      if (!hasWords(of(person))) remove(person);
    },
    remove,
  };
});
