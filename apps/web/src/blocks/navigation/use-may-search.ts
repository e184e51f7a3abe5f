import { useInstance } from '../../platform/client/use-instance';
import { useSession } from '../../platform/client/use-session';
import { navigationFacts } from './navigation-facts';

/** A private server lets no visitor search. */
export function useMaySearch(): boolean {
  const { signedIn, isPrivate } = navigationFacts(useSession(), useInstance());
  return signedIn || !isPrivate;
}
