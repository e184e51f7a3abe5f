import type { Lazy } from '@linnet/domain';

interface Followed {
  subscribe(listener: () => void): () => void;
}

/** Hears of a part of the domain that comes later: once it is there, and each time that it tells of a change. */
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
