import type { LazyPart } from '../chunks/lazy-part';
import { useLazyPart } from '../chunks/use-lazy-part';
import { useTextContext } from './text-provider';

interface EnsuredText {
  readonly state: ReturnType<LazyPart<void>['state']>['state'];
  readonly retry: () => void;
}

/** Loads the messages beyond those of the first screens; lazy screens wait for them together with their code. */
export function useEnsureText(wanted: boolean | 'later' = true): EnsuredText {
  const { catalog } = useTextContext();
  const { state } = useLazyPart(catalog.rest, wanted);
  return { state, retry: catalog.rest.retry };
}
