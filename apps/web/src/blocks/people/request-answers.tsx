import type { Account, ErrorReason } from '@linnet/api';
import { followRequestsOf } from '@linnet/domain/people';
import { generalSettings } from '@linnet/domain/settings';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/dialog';
import { plainName } from '../account/plain-name';
import { ErrorNote } from '../error/error-note';
import { PersonTools } from './person-tools';

/** The two answers to a follow request, each with the setting that decides whether it must be confirmed. */
export const answers = {
  approve: { accept: true, key: 'modalOnApproveFollow', setting: generalSettings.modalOnApproveFollow },
  deny: { accept: false, key: 'modalOnDenyFollow', setting: generalSettings.modalOnDenyFollow },
} as const;

interface AnswerButtonProps {
  readonly account: Account;
  readonly answer: keyof typeof answers;
  /** The answer that is being sent, this one or the other; null if none is. */
  readonly sending: keyof typeof answers | null;
  readonly onAnswer: (answer: keyof typeof answers) => void;
}

/** Accepts or rejects a follow request; asks first if the setting says so. */
function AnswerButton({ account, answer, sending, onAnswer }: AnswerButtonProps) {
  const text = useText();
  const { key, setting } = answers[answer];
  const asksFirst = useListedSetting(key, setting).value;
  const [isAsking, setAsking] = useState(false);
  const name = plainName(account);

  function handleConfirm() {
    setAsking(false);
    onAnswer(answer);
  }

  return (
    <>
      <Button
        small
        variant={answer === 'approve' ? 'plain' : 'quiet'}
        pending={sending === answer}
        disabled={sending !== null && sending !== answer}
        aria-label={text(`follow_requests.${answer}_named`, { name })}
        onClick={() => (asksFirst ? setAsking(true) : onAnswer(answer))}
      >
        {text(`follow_requests.${answer}`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text(`follow_requests.${answer}_question`)}
        text={text(`follow_requests.${answer}_text`, { name })}
        confirmLabel={text(`follow_requests.${answer}`)}
        danger={answer === 'deny'}
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface RequestAnswersProps {
  /** The account that has requested to follow. */
  readonly account: Account;
  /** Called when the request no longer exists. */
  readonly onGone?: () => void;
}

/** Buttons to accept or reject a follow request. */
export function RequestAnswers({ account, onGone }: RequestAnswersProps) {
  const requests = followRequestsOf(useClient());
  const [sending, setSending] = useState<keyof typeof answers | null>(null);
  const [error, setError] = useState<ErrorReason | null>(null);

  async function handleAnswer(answer: keyof typeof answers) {
    setSending(answer);
    setError(null);
    const answerError = await requests.answer(account.id, answers[answer].accept);
    setSending(null);
    setError(answerError);
    const stillExists = requests.state.get().rows?.some(({ id }) => id === account.id) === true;
    if (answerError !== null && !stillExists) onGone?.();
  }

  return (
    <>
      <PersonTools>
        <AnswerButton account={account} answer="approve" sending={sending} onAnswer={handleAnswer} />
        <AnswerButton account={account} answer="deny" sending={sending} onAnswer={handleAnswer} />
      </PersonTools>
      {error !== null && <ErrorNote reason={error} />}
    </>
  );
}
