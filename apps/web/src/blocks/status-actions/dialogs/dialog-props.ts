import type { StatusId } from '@linnet/api';

/** Props of a dialog about one status. It stays mounted while it closes, so that the closing animation shows. */
export interface StatusDialogProps {
  readonly id: StatusId;
  readonly open: boolean;
  readonly onClose: () => void;
}
