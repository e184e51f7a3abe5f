import type { FailureReason } from '@linnet/api';
import type { Author, Client } from '@linnet/domain';
import { sendReport } from '@linnet/domain/reports';
import { spokenName } from '../../blocks/account/spoken-name';

/** Tells as a notice that a report was not taken, whose form was closed. It can be sent again from there. */
export function tellUnsent(client: Client, account: Author, reason: FailureReason): void {
  async function sendAgain(): Promise<void> {
    const refusal = await sendReport(client, account);
    if (refusal !== null && refusal.kind !== 'aborted') tellUnsent(client, account, refusal);
  }
  client.notices.add({
    level: 'error',
    key: 'user_reporting.not_sent',
    values: { name: spokenName(account) },
    reason,
    retry: () => void sendAgain(),
  });
}
