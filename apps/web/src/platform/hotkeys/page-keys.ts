import type { KeyId } from '@linnet/domain/keys';

/** What is done by key on this page, by those who can do it now. */
export interface PageKeys {
  /** From now on the handler answers; the function takes it away. */
  add(id: KeyId, handle: () => void): () => void;
  /** Lets the newest who can do it do it, for it lies on top. False when nobody can. */
  run(id: KeyId): boolean;
  /** As `run`, for a button: what does it may still be on its way. */
  ask(id: KeyId): void;
}

export function createPageKeys(): PageKeys {
  let asked: KeyId | null = null;
  const handlers = new Map<KeyId, readonly (() => void)[]>();
  const handlersOf = (id: KeyId): readonly (() => void)[] => handlers.get(id) ?? [];

  return {
    add(id, handle) {
      handlers.set(id, [...handlersOf(id), handle]);
      if (asked === id) {
        asked = null;
        handle();
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
      if (!this.run(id)) asked = id;
    },
  };
}

export const pageKeys = createPageKeys();
