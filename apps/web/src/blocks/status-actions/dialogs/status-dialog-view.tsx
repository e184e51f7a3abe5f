import type { ComponentType } from 'react';
import type { StatusId } from '@linnet/api';
import { ReactDialog } from './react-dialog';
import type { StatusDialogRequest } from './status-dialog';
import { ArrangeDialog } from './arrange-dialog';
import { DeleteDialog } from './delete-dialog';
import type { StatusDialogProps } from './dialog-props';
import { FolderDialog } from './folder-dialog';
import { HistoryDialog } from './history-dialog';
import { MuteDialog } from './mute-dialog';
import { RedraftDialog } from './redraft-dialog';
import { RepeatDialog } from './repeat-dialog';
import { SourceDialog } from './source-dialog';

const dialogs: Record<StatusDialogRequest['kind'], ComponentType<StatusDialogProps>> = {
  history: HistoryDialog,
  source: SourceDialog,
  delete: DeleteDialog,
  redraft: RedraftDialog,
  mute: MuteDialog,
  repeat: RepeatDialog,
  arrange: ArrangeDialog,
  react: ReactDialog,
  folder: FolderDialog,
};

interface StatusDialogViewProps {
  readonly request: StatusDialogRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The requested dialog. For another status it mounts anew. */
export function StatusDialogView({ request, open, onClose }: StatusDialogViewProps) {
  const Shown = dialogs[request.kind];
  const id: StatusId = request.id;
  return <Shown key={`${request.kind} ${id}`} id={id} open={open} onClose={onClose} />;
}
