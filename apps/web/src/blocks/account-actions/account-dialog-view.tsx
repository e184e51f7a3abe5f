import type { AccountDialogRequest } from './account-dialog';
import { ListsDialog } from './lists-dialog';
import { MuteDialog } from './mute-dialog';
import { QuestionDialog } from './question-dialog';

interface AccountDialogViewProps {
  readonly request: AccountDialogRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The window that was asked for. One about somebody else begins anew. */
export function AccountDialogView({ request: { kind, account }, open, onClose }: AccountDialogViewProps) {
  const key = `${kind} ${account.id}`;
  const rest = { account, open, onClose };
  if (kind === 'mute') return <MuteDialog key={key} {...rest} />;
  if (kind === 'lists') return <ListsDialog key={key} {...rest} />;
  return <QuestionDialog key={key} {...rest} kind={kind} />;
}
