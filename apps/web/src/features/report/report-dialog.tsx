import type { ReportRequest } from '../../blocks/moderation/report-request';
import { spokenName } from '../../blocks/account/spoken-name';
import { useText } from '../../platform/i18n/use-text';
import { Dialog } from '../../ui/dialog/dialog';
import { ReportForm } from './report-form';

interface ReportDialogProps {
  readonly request: ReportRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog that reports an account to the staff. Its content is kept until it is sent. */
export function ReportDialog({ request, open, onClose }: ReportDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('user_reporting.title', { name: spokenName(request.account) })}
      wide
    >
      <ReportForm request={request} isSeen={open} onClose={onClose} />
    </Dialog>
  );
}
