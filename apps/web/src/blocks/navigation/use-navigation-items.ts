import { useInstance } from '../../platform/client/use-instance';
import { useSession } from '../../platform/client/use-session';
import { navigationFacts } from './navigation-facts';
import { type NavigationItem, navigationItems } from './navigation-items';

/** A place with the address that it has for this person. */
export interface OfferedItem extends Omit<NavigationItem, 'to' | 'isOffered'> {
  readonly to: string;
}

/** The places this person is led to. */
export function useNavigationItems(): readonly OfferedItem[] {
  const facts = navigationFacts(useSession(), useInstance());
  return navigationItems
    .filter(({ isOffered }) => isOffered(facts))
    .map((item) => ({ ...item, to: item.to(facts) }));
}
