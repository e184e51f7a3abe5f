import type { StaffScene } from '@linnet/domain/staff';
import { useSession } from '../../platform/client/client-provider';
import { useHasFeature } from '../../platform/client/use-has';

/** The viewer and their server, which decide what staff may do. */
export function useStaffScene(): StaffScene {
  return { session: useSession(), has: useHasFeature() };
}
