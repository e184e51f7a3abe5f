import type { AccountDialogRequest } from './account-dialog';
import { ListsDialog } from './lists-dialog';
import { MuteDialog } from './mute-dialog';
import { QuestionDialog } from './question-dialog';

interface AccountDialogViewProps {
  readonly request: AccountDialogRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog that was requested. */
export function AccountDialogView({ request: { kind, account }, open, onClose }: AccountDialogViewProps) {
  const rest = { account, open, onClose };
  if (kind === 'mute' || kind === 'muteFor') return <MuteDialog {...rest} isForTime={kind === 'muteFor'} />;
  if (kind === 'lists') return <ListsDialog {...rest} />;
  return <QuestionDialog {...rest} kind={kind} />;
}
