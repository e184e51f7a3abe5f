import { useSession } from '../../platform/client/client-provider';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import type { RelationshipCheckProps } from './relationship-check';

/** Waits for the relationship to the author. */
const RelationshipCheck = lazyPart<RelationshipCheckProps>(
  () => import('./relationship-check').then((part) => part.RelationshipCheck),
  ({ placeholder }) => placeholder,
);

/**
 * Shows content only once the relationship to its author is loaded: servers may send blocked authors. Visitors have no
 * relationships.
 */
export function AuthorCheck(props: RelationshipCheckProps) {
  const isVisitor = useSession().state === 'visitor';
  return isVisitor ? props.children : <RelationshipCheck {...props} />;
}
