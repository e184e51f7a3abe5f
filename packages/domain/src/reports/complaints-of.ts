import type { AccountId, StatusId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import { perClient } from '../per-client';
import { noComplaint, type Complaint } from './complaint';
import { complaintsIn, complaintsRecord, keepComplaint } from './kept-complaints';

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
export const complaintsOf = perClient(({ session, environment }): Complaints => {
  const { storage, log } = environment;
  const reader = (): AccountId | null => {
    const now = session.state.get();
    return now.state === 'visitor' ? null : now.accountId;
  };
  const read = (): string | null => (known === null ? null : storage.read(complaintsRecord(known)));
  let known = reader();
  /** What is kept, as this page knows it. */
  let text = read();
  const all = createCell(complaintsIn(text));

  /** Takes what other pages have changed. What only this page has, as nothing was written yet, stays. */
  function hear(): void {
    const [before, now] = [complaintsIn(text), complaintsIn((text = read()))];
    const next = new Map(all.get());
    for (const person of new Set([...before.keys(), ...now.keys()])) {
      const told = now.get(person);
      if (told === undefined) next.delete(person);
      else if (JSON.stringify(told) !== JSON.stringify(before.get(person))) next.set(person, told);
    }
    all.set(next);
  }

  function set(person: AccountId, complaint: Complaint | null): void {
    const next = new Map(all.get());
    if (complaint !== null) next.set(person, complaint);
    else if (!next.delete(person)) return;
    all.set(next);
    if (known === null) return;
    keepComplaint(storage, known, [person, complaint]);
    text = read();
  }

  session.onChange(() => {
    known = reader();
    text = read();
    all.set(complaintsIn(text));
  });

  environment.forWriting().then(
    ({ otherPages }) =>
      otherPages.onRecord((name) => {
        if (known !== null && name === complaintsRecord(known)) hear();
      }),
    (error: unknown) => log('warn', 'what other pages keep of reports is not heard', error),
  );

  const of = (person: AccountId): Complaint => all.get().get(person) ?? noComplaint;

  function change(person: AccountId, changed: Partial<Complaint>): void {
    hear();
    set(person, { ...of(person), ...changed });
  }

  function forget(person: AccountId): void {
    hear();
    set(person, null);
  }

  return {
    all,
    of,
    change,
    choose(person, status, isIn) {
      hear();
      const { statusIds } = of(person);
      if (statusIds.includes(status) === isIn) return;
      change(person, {
        statusIds: isIn ? [...statusIds, status] : statusIds.filter((other) => other !== status),
      });
    },
    leave(person) {
      hear();
      if (of(person).comment.trim() === '') forget(person);
    },
    forget,
  };
});
