import type { FailureReason } from '@linnet/api';
import type { Author, Client } from '@linnet/domain';
import { sendReport } from '@linnet/domain/reports';
import { spokenName } from '../../blocks/account/spoken-name';
import { tellUntaken } from '../../platform/client/tell-untaken';

/** Tells as a notice that a report was not taken, whose form was closed. It can be sent again from there. */
export function tellUnsent(client: Client, account: Author, reason: FailureReason): void {
  tellUntaken(client, {
    key: 'user_reporting.not_sent',
    values: { name: spokenName(account) },
    step: () => sendReport(client, account),
    reason,
  });
}
