import type { Account, ModeratedAccount } from '@linnet/api';
import type { Author } from '@linnet/domain';
import {
  type ModerationItem,
  type ModerationStep,
  accountAfterStep,
  loadModerated,
  moderate,
  moderationItemsFor,
} from '@linnet/domain/staff';
import { useState } from 'react';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useHasFeature } from '../../platform/client/use-has';
import { useRequest, useStep } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { goBack } from '../../platform/navigation/go-back';
import { matchRoute } from '../../platform/navigation/match-route';
import { type RequestedWindow, createWindowRequests, useWindow } from '../../platform/windows/use-window';
import { ConfirmDialog, Dialog } from '../../ui/dialog/dialog';
import { plainName, useFullName } from '../account/plain-name';
import { ErrorNote, RequestContent } from '../error/error-note';
import { ModerationMenu } from './moderation-menu';
import styles from './moderation.module.css';
import { useStepTexts } from './use-step-texts';

interface ModerationQuestionProps {
  readonly account: Author;
  readonly item: ModerationItem;
  readonly moderated: ModeratedAccount;
  readonly open: boolean;
  /** False as soon as the dialog around it closes. */
  readonly isOpen: boolean;
  readonly onDone: (step: ModerationStep) => void;
  readonly onCancel: () => void;
}

/** Asks before an action of staff: names the account and what will happen. Shows an error if the server refuses. */
export function ModerationQuestion(props: ModerationQuestionProps) {
  const { account, item, moderated, open, isOpen, onDone, onCancel } = props;
  const client = useClient();
  const step = item.step(moderated);
  const { name, question } = useStepTexts()({ name: plainName(account), acct: account.acct }, step);
  const { isPending, error, run } = useStep({
    step: () => moderate(client, account, step),
    onDone: () => onDone(step),
    isOpen,
    onErrorAfterClose: (reason) =>
      client.notices.add({
        level: 'error',
        key: 'moderation.failed',
        values: { what: name, name: plainName(account) },
        reason,
      }),
  });

  return (
    <ConfirmDialog
      open={open}
      {...question}
      pending={isPending}
      onConfirm={() => void run()}
      onCancel={onCancel}
    >
      {error !== null && <ErrorNote reason={error} />}
    </ConfirmDialog>
  );
}

/** The chosen action, with the account's state at that moment: an earlier step may still be running. */
type ChosenStep = Pick<ModerationQuestionProps, 'item' | 'moderated'>;

/** All actions of staff on an account in its present state; each one asks before it runs. */
export function ModerationDialog({ request, open, onClose }: RequestedWindow<{ readonly account: Author }>) {
  const { account } = request;
  const text = useText();
  const client = useClient();
  const session = useSession();
  const has = useHasFeature();
  const fullName = useFullName(account);
  const target = useAccount(account.id) ?? account;
  const moderatedRequest = useRequest(account.id, () => loadModerated(client, account));
  const [steps, setSteps] = useState<readonly ModerationStep[]>([]);
  const [questions] = useState(() => createWindowRequests<ChosenStep>());
  const question = useWindow(questions);

  function handleDone(step: ModerationStep) {
    question?.onClose();
    setSteps((before) => [...before, step]);
    if (step.kind !== 'delete') return;
    onClose();
    leaveProfileOf(account);
  }

  return (
    <Dialog open={open} onClose={onClose} title={text('moderation.title', { name: plainName(account) })}>
      <p className={styles.account}>
        <bdi>@{fullName}</bdi>
      </p>
      <RequestContent request={moderatedRequest} failed={text('moderation.error')}>
        {(before) => {
          const moderated = steps.reduce(accountAfterStep, before);
          const { deactivated } = moderated;
          return (
            <ModerationMenu
              account={account}
              items={moderationItemsFor({ session, has, target: { ...target, deactivated } })}
              moderated={moderated}
              onChoose={(item) => questions.open({ item, moderated })}
            />
          );
        }}
      </RequestContent>
      {question !== null && (
        <ModerationQuestion
          key={question.request.number}
          account={account}
          item={question.request.item}
          moderated={question.request.moderated}
          open={question.open}
          isOpen={question.open && open}
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
  const shownName = name.replace(/^@/, '').toLowerCase();
  const isNamed = [acct, fqn].some((each) => each.toLowerCase() === shownName);
  const isProfile = match.name.endsWith('user-profile');
  if (isProfile && (isNamed || ownId === id)) goBack();
}
