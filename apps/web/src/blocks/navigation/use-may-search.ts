import { useInstance } from '../../platform/client/use-instance';
import { useSession } from '../../platform/client/use-session';

/** A private server lets no visitor search. */
export function useMaySearch(): boolean {
  const isPrivate = useInstance().nodeinfo?.private === true;
  return useSession().state !== 'visitor' || !isPrivate;
}
