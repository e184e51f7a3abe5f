import { compareIds } from './ids';
import { createOvertaken } from './overtaken';

/** The range of a list of rows in which nothing is missing. */
interface SureRange<Id> {
  /** Whether it is newer than the whole range. */
  isBeyond(id: Id): boolean;
  /** Extends the range by a row of a stream without a break. */
  told(id: Id): void;
  /** Extends the range by an answer that leaves no gap; `id` is its newest. */
  answered(id: Id | undefined): void;
  /** Begins a new range with this one. */
  begin(id: Id | null): void;
  /**
   * The returned function says whether a page reaches down to the range. Late events of the stream may be missing at
   * its top, so the page has to overlap with it.
   */
  toMeet(): (page: readonly { id: Id }[]) => boolean;
}

export function createSureRange<Id extends string>(): SureRange<Id> {
  let newest: Id | null = null;
  const overtaken = createOvertaken<Id | null>();

  const isAbove = (id: Id, other: Id | null): boolean => other === null || compareIds(id, other) > 0;

  function reach(id: Id): void {
    if (isAbove(id, newest)) newest = id;
  }

  return {
    isBeyond: (id) => isAbove(id, newest),
    told(id) {
      overtaken.heard(newest);
      reach(id);
    },
    answered(id) {
      overtaken.restart();
      if (id !== undefined) reach(id);
    },
    begin(id) {
      overtaken.restart();
      newest = id;
    },
    toMeet() {
      const from = overtaken.from() ?? newest;
      return (page) => page.some(({ id }) => !isAbove(id, from));
    },
  };
}
