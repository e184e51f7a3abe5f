import type { ModeratedAccount, Account } from '@linnet/api';
import type { Author } from '@linnet/domain';
import {
  afterStep,
  askModerated,
  type ModerationItem,
  type ModerationStep,
  moderationItemsFor,
} from '@linnet/domain/staff';
import { useState } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useHas } from '../../platform/client/use-has';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { type RequestedWindow, createWindowRequests, useWindow } from '../../platform/windows/use-window';
import { Dialog } from '../../ui/dialog/dialog';
import { spokenName, useFullName } from '../account/spoken-name';
import { RequestContent } from '../failure/error-note';
import { ModerationMenu } from './moderation-menu';
import { ModerationQuestion } from './moderation-question';
import styles from './moderation.module.css';
import { goBack } from '../../platform/navigation/go-back';
import { matchRoute } from '../../platform/navigation/match-route';

/** The chosen action, with the account's state at that moment: an earlier step may still be running. */
interface ModerationAsked {
  readonly item: ModerationItem;
  readonly standing: ModeratedAccount;
}

/** All actions of staff on an account in its present state; each one asks before it runs. */
export function ModerationDialog({ request, open, onClose }: RequestedWindow<{ readonly account: Author }>) {
  const { account } = request;
  const text = useText();
  const client = useClient();
  const session = useSession();
  const has = useHas();
  const fullName = useFullName(account);
  const target = useAccount(account.id) ?? account;
  const asked = useRequest(account.id, () => askModerated(client, account));
  const [steps, setSteps] = useState<readonly ModerationStep[]>([]);
  const [questions] = useState(() => createWindowRequests<ModerationAsked>());
  const question = useWindow(questions);

  function handleDone(step: ModerationStep) {
    question?.onClose();
    setSteps((before) => [...before, step]);
    if (step.kind !== 'delete') return;
    onClose();
    leaveProfileOf(account);
  }

  return (
    <Dialog open={open} onClose={onClose} title={text('moderation.title', { name: spokenName(account) })}>
      <p className={styles.who}>
        <bdi>@{fullName}</bdi>
      </p>
      <RequestContent request={asked} failed={text('moderation.error')}>
        {(before) => {
          const standing = steps.reduce(afterStep, before);
          const { deactivated } = standing;
          return (
            <ModerationMenu
              account={account}
              items={moderationItemsFor({ session, has, target: { ...target, deactivated } })}
              standing={standing}
              onChoose={(item) => questions.open({ item, standing })}
            />
          );
        }}
      </RequestContent>
      {question !== null && (
        <ModerationQuestion
          key={question.request.number}
          account={account}
          item={question.request.item}
          standing={question.request.standing}
          open={question.open}
          isSeen={question.open && open}
          onDone={handleDone}
          onCancel={question.onClose}
        />
      )}
    </Dialog>
  );
}

/** Goes back if the page is the profile of the account, which is deleted; otherwise the page stays. */
function leaveProfileOf({ id, acct, fqn }: Pick<Account, 'id' | 'acct' | 'fqn'>): void {
  const match = matchRoute(location.pathname);
  if (match === undefined) return;
  const { name = '', id: ownId = '' } = match.params;
  const named = name.replace(/^@/, '').toLowerCase();
  const isNamed = [acct, fqn].some((each) => each.toLowerCase() === named);
  if (isProfile(match.name) && (isNamed || ownId === id)) goBack();
}

function isProfile(route: string): boolean {
  return ['user-profile', 'external-user-profile', 'legacy-user-profile'].includes(route);
}
