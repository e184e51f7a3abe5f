import type { AccountId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import { perClient } from '../per-client';
import { noComplaint, type Complaint } from './complaint';
import { readComplaints, writeComplaints } from './kept-complaints';

/** What the reader wants to tell of people, each kept until it was told: over a closed form and over a reload. */
export interface Complaints {
  all: Pick<Cell<ReadonlyMap<AccountId, Complaint>>, 'get' | 'subscribe'>;
  of(person: AccountId): Complaint;
  change(person: AccountId, change: Partial<Complaint>): void;
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
  return {
    all,
    of,
    change: (person, change) => set(new Map(all.get()).set(person, { ...of(person), ...change })),
    forget(person) {
      const rest = new Map(all.get());
      if (rest.delete(person)) set(rest);
    },
  };
});
