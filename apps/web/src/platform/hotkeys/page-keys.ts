import { perClient } from '@linnet/domain';
import type { KeyId } from '@linnet/domain/keys';
import { useEffect, useEffectEvent } from 'react';
import { useClient } from '../client/client-provider';

/** The hotkey actions that are available on this page now. */
interface PageKeys {
  /** Registers the handler of an action. Returns the function that removes it. */
  add(id: KeyId, handle: () => void): () => void;
  /** Runs the newest handler, which belongs to what is on top. False when there is none. */
  run(id: KeyId): boolean;
  /** Like `run`, but waits for a handler whose code is still loading, unless that takes too long. */
  runWhenReady(id: KeyId): void;
}

/** An action that waits for its code is dropped after this time. */
export const KEY_WAIT_MS = 10_000;

export function createPageKeys(): PageKeys {
  let waiting: { id: KeyId; at: number } | null = null;
  const handlers = new Map<KeyId, readonly (() => void)[]>();
  const handlersOf = (id: KeyId): readonly (() => void)[] => handlers.get(id) ?? [];

  return {
    add(id, handle) {
      handlers.set(id, [...handlersOf(id), handle]);
      if (waiting?.id === id) {
        const { at } = waiting;
        waiting = null;
        if (performance.now() - at < KEY_WAIT_MS) handle();
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
    runWhenReady(id) {
      if (!this.run(id)) waiting = { id, at: performance.now() };
    },
  };
}

export const pageKeysOf = perClient(createPageKeys);

/** Registers a handler for a hotkey action while it is enabled. The newest handler wins. */
export function useHotkey(
  id: KeyId,
  handler: () => void,
  { enabled = true }: { readonly enabled?: boolean } = {},
): void {
  const handle = useEffectEvent(handler);
  const pageKeys = pageKeysOf(useClient());
  useEffect(() => (enabled ? pageKeys.add(id, () => handle()) : undefined), [id, enabled, pageKeys]);
}
