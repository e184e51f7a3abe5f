import type { ModeratedAccount, StaffAccount } from '@linnet/api';

/** A staff account in the shape that moderation steps take. */
export const moderatedOf = ({ tags, isActive, roles }: StaffAccount): ModeratedAccount => ({
  tags,
  roles,
  deactivated: !isActive,
});
