import { useInstance } from '../../../platform/client/use-instance';
import { useSession } from '../../../platform/client/use-session';
import { navigationFacts } from './navigation-facts';
import { type NavigationItem, navigationItems } from './navigation-items';

/** The places this person is led to. */
export function useNavigationItems(): readonly NavigationItem[] {
  const facts = navigationFacts(useSession(), useInstance());
  return navigationItems.filter(({ isOffered }) => isOffered(facts));
}
