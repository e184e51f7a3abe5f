import type { KeyId } from '@linnet/domain/keys';

/** What is done by key on this page, by those who can do it now. */
export interface PageKeys {
  /** From now on the handler answers; the function takes it away. */
  add(id: KeyId, handle: () => void): () => void;
  /** Lets the newest who can do it do it, for it lies on top. False when nobody can. */
  run(id: KeyId): boolean;
  /** As `run`, for what may still be on its way: it is done when that comes, unless it takes too long. */
  ask(id: KeyId): void;
}

/** Milliseconds after which nobody expects any more that what they asked for is done. */
const STALE = 10_000;

export function createPageKeys(): PageKeys {
  let asked: { id: KeyId; at: number } | null = null;
  const handlers = new Map<KeyId, readonly (() => void)[]>();
  const handlersOf = (id: KeyId): readonly (() => void)[] => handlers.get(id) ?? [];

  return {
    add(id, handle) {
      handlers.set(id, [...handlersOf(id), handle]);
      if (asked?.id === id) {
        const { at } = asked;
        asked = null;
        if (performance.now() - at < STALE) handle();
      }
      return () => {
        const others = handlersOf(id).filter((other) => other !== handle);
        handlers.set(id, others);
      };
    },
    run(id) {
      const newest = handlersOf(id).at(-1);
      newest?.();
      return newest !== undefined;
    },
    ask(id) {
      if (!this.run(id)) asked = { id, at: performance.now() };
    },
  };
}

export const pageKeys = createPageKeys();
