/** Milliseconds by which what a stream tells may come after what is newer. */
const OVERTAKEN = 10_000;
/** Milliseconds within which one moment stands for several. */
const CLOSE = 500;

/** What the latest of a stream may have overtaken: when the stream breaks, that is lost. */
export interface Overtaken<Id> {
  /** Something was told; `before` was the newest until then. */
  heard(before: Id): void;
  /** Above this one something may be missing; undefined where nothing was told lately. */
  from(): Id | undefined;
  clear(): void;
}

export function createOvertaken<Id>(): Overtaken<Id> {
  let lately: { before: Id; at: number }[] = [];
  return {
    heard(before) {
      const at = Date.now();
      const last = lately.at(-1);
      if (last !== undefined && at - last.at < CLOSE) return;
      // Counted from the one before: after a sleep a last one may come, and the others that were on their way not.
      const since = last === undefined ? at : last.at;
      lately = [...lately.filter((told) => since - told.at < OVERTAKEN), { before, at }];
    },
    from: () => lately[0]?.before,
    clear: () => void (lately = []),
  };
}
