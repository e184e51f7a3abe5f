import type { Author } from '@linnet/domain';

/** Props of a dialog about one account. It stays mounted while it closes, so that the closing animation shows. */
export interface AccountDialogProps {
  readonly account: Author;
  readonly open: boolean;
  readonly onClose: () => void;
}
