import type { StatusId } from '@linnet/api';

/** A window about one status. It stays in place while it closes, so that it can do so before one's eyes. */
export interface StatusDialogProps {
  readonly id: StatusId;
  readonly open: boolean;
  readonly onClose: () => void;
}
