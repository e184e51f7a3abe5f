import { useInstance } from '../../platform/client/use-instance';
import { useSession } from '../../platform/client/use-session';

/** Whether the viewer may search; on a private server, visitors may not. */
export function useMaySearch(): boolean {
  const isPrivate = useInstance().nodeinfo?.private === true;
  return useSession().state !== 'visitor' || !isPrivate;
}
