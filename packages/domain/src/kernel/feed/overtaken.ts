/** Milliseconds by which an event may be late behind a newer one. */
const OVERTAKEN = 10_000;
/** Milliseconds within which several events count as one moment. */
const CLOSE = 500;

/**
 * Remembers what was newest before the latest events of a stream: an older event may still be on its way then, and is
 * lost when the stream breaks.
 */
interface Overtaken<Id> {
  /** Called with an event; `before` was the newest until then. */
  heard(before: Id): void;
  /** The id above which something may be missing; undefined without recent events. */
  from(): Id | undefined;
  /** Everything up to now is being fetched. */
  restart(): void;
}

export function createOvertaken<Id>(): Overtaken<Id> {
  let lately: { before: Id; at: number }[] = [];
  return {
    heard(before) {
      const at = Date.now();
      const last = lately.at(-1);
      if (last !== undefined && at - last.at < CLOSE) return;
      // Relative to the event before, not to this one: after a sleep a single late event may arrive without the others.
      const since = last === undefined ? at : last.at;
      lately = [...lately.filter((told) => since - told.at < OVERTAKEN), { before, at }];
    },
    from: () => lately[0]?.before,
    restart: () => void (lately = []),
  };
}
