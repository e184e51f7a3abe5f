import type { AccountId, StatusId } from '@linnet/api';
import { formDraftsOf } from '../form-drafts/form-drafts';
import { isReport, personOf, reportOf } from '../form-drafts/form-name';
import { createCell, type Cell } from '../cell';
import { perClient } from '../per-client';
import { noComplaint, type Complaint } from './complaint';
import { hasWords, readComplaint } from './kept-complaints';

/** What the reader wants to tell of people, each kept until it was told: over a closed form and over a reload. */
export interface Complaints {
  all: Pick<Cell<ReadonlyMap<AccountId, Complaint>>, 'get' | 'subscribe'>;
  of(person: AccountId): Complaint;
  change(person: AccountId, change: Partial<Complaint>): void;
  /** A post is to be shown to the staff, or not. */
  choose(person: AccountId, status: StatusId, isIn: boolean): void;
  /** The form was closed: without a word in it nothing of it is kept. */
  leave(person: AccountId): void;
  /** It was told, or is not to be. */
  forget(person: AccountId): void;
}

/** What the reader of this page wants to report; their other pages tell what they add to it. */
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

  /** Takes what other pages have changed of it. */
  const hear = (person: AccountId): void => show(person, readOne(person));

  function set(person: AccountId, complaint: Complaint | null): void {
    show(person, complaint);
    const form = reportOf(person);
    if (complaint === null || hasWords(complaint)) forms.write(form, complaint);
    else forms.hold(form, complaint);
  }

  forms.onTurn(() => all.set(readAll()));
  forms.onElsewhere((form) => isReport(form) && hear(personOf(form)));

  const of = (person: AccountId): Complaint => all.get().get(person) ?? noComplaint;

  function change(person: AccountId, changed: Partial<Complaint>): void {
    hear(person);
    set(person, { ...of(person), ...changed });
  }

  function forget(person: AccountId): void {
    set(person, null);
  }

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
      if (!hasWords(of(person))) forget(person);
    },
    forget,
  };
});
