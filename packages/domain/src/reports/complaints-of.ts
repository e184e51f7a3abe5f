import type { AccountId, StatusId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import { perClient } from '../per-client';
import { noComplaint, type Complaint } from './complaint';
import { readComplaints, writeComplaints } from './kept-complaints';

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

/** What the reader of this page wants to report. */
export const complaintsOf = perClient(({ session, environment: { storage } }): Complaints => {
  const reader = (): AccountId | null => {
    const now = session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  };
  let known = reader();
  const all = createCell<ReadonlyMap<AccountId, Complaint>>(readComplaints(storage, known));

  function set(complaints: ReadonlyMap<AccountId, Complaint>): void {
    all.set(complaints);
    if (known !== null) writeComplaints(storage, known, complaints);
  }

  session.onChange(() => {
    known = reader();
    all.set(readComplaints(storage, known));
  });

  const of = (person: AccountId): Complaint => all.get().get(person) ?? noComplaint;
  const change: Complaints['change'] = (person, changed) =>
    set(new Map(all.get()).set(person, { ...of(person), ...changed }));

  function forget(person: AccountId): void {
    const rest = new Map(all.get());
    if (rest.delete(person)) set(rest);
  }

  return {
    all,
    of,
    change,
    choose(person, status, isIn) {
      const { statusIds } = of(person);
      if (statusIds.includes(status) === isIn) return;
      change(person, {
        statusIds: isIn ? [...statusIds, status] : statusIds.filter((other) => other !== status),
      });
    },
    leave(person) {
      if (of(person).comment.trim() === '') forget(person);
    },
    forget,
  };
});
