import type { ModeratedAccount, StaffAccount } from '@linnet/api';

/** An account of the staff's calls as the measures see it. */
export const moderatedOf = ({ tags, isActive, roles }: StaffAccount): ModeratedAccount => ({
  tags,
  roles,
  deactivated: !isActive,
});
