import type { ErrorReason } from '@linnet/api';
import { type Author, type Client, perClient } from '@linnet/domain';
import { type Decision, decisionsOf } from '@linnet/domain/people';
import { generalSettings } from '@linnet/domain/settings';
import { plainName } from '../account/plain-name';

/** Ids of the notices about failed decisions, by decision and account. */
const errorNoticesOf = perClient(() => new Map<string, number>());

const noticeKey = (account: Author, { kind }: Decision): string => `${kind} ${account.id}`;

/** Sends a decision and resolves with its success. A notice shows an error, with a button to try again. */
export async function decide(client: Client, account: Author, decision: Decision): Promise<boolean> {
  const reason = await attempt(client, account, decision);
  if (reason === null) return true;
  if (reason.kind !== 'aborted') showDecisionError(client, account, { decision, reason });
  return false;
}

/** Sends a decision and resolves with the error, which the caller shows. Success dismisses an earlier notice. */
export async function attempt(
  client: Client,
  account: Author,
  decision: Decision,
): Promise<ErrorReason | null> {
  const reason = await decisionsOf(client).decide(account, decision);
  if (reason === null) {
    const notices = errorNoticesOf(client);
    const key = noticeKey(account, decision);
    const notice = notices.get(key);
    if (notice !== undefined) client.notices.dismiss(notice);
    notices.delete(key);
  }
  return reason;
}

/** Shows a notice about a decision that failed, with a button to try again. */
export function showDecisionError(
  client: Client,
  account: Author,
  { decision, reason }: { decision: Decision; reason: ErrorReason },
): void {
  const notice = client.notices.add({
    level: 'error',
    key: 'people.decision_failed',
    values: { kind: decision.kind, on: String(decision.on), name: plainName(account) },
    reason,
    retry: () => void decide(client, account, decision),
  });
  errorNoticesOf(client).set(noticeKey(account, decision), notice);
}

/** The decisions that the viewer may have to confirm, each with the setting that asks for it. */
export const confirmations = {
  unfollow: { key: 'modalOnUnfollow', setting: generalSettings.modalOnUnfollow },
  mute: { key: 'modalOnMute', setting: generalSettings.modalOnMute },
  block: { key: 'modalOnBlock', setting: generalSettings.modalOnBlock },
  domain: { key: 'modalOnMuteDomain', setting: generalSettings.modalOnMuteDomain },
  removeFollower: {
    key: 'modalOnRemoveUserFromFollowers',
    setting: generalSettings.modalOnRemoveUserFromFollowers,
  },
} as const;

export type ConfirmationKind = keyof typeof confirmations;

/** Whether the viewer must confirm this decision first. */
export function needsConfirmation({ settings }: Pick<Client, 'settings'>, kind: ConfirmationKind): boolean {
  const { key, setting } = confirmations[kind];
  return settings.valueOf(key, setting);
}
