import type { Lazy } from '@linnet/domain';

interface Followed {
  subscribe(listener: () => void): () => void;
}

/** Subscribes to a part of the client that is loaded lazily: called when it has loaded and on each of its changes. */
export function followLazy({ loaded }: Pick<Lazy<Followed>, 'loaded'>, listener: () => void): () => void {
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
