import type { Client } from '@linnet/domain';

/** Hears what the server can, once that is known, and each time that something turns out to be missing. */
export function followFeatures({ loaded }: Client['features'], listener: () => void): () => void {
  let end = loaded.get()?.subscribe(listener);
  const endComing = loaded.subscribe(() => {
    end?.();
    end = loaded.get()?.subscribe(listener);
    listener();
  });
  return () => {
    endComing();
    end?.();
  };
}
