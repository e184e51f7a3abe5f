import type { Account } from '@linnet/api';
import { useState } from 'react';
import { spokenName } from '../account/spoken-name';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { answers } from './answers';

interface AnswerButtonProps {
  readonly account: Account;
  readonly answer: keyof typeof answers;
  /** The answer that is being sent, this one or the other; null if none is. */
  readonly underWay: keyof typeof answers | null;
  readonly onAnswer: (answer: keyof typeof answers) => void;
}

/** Accepts or rejects a follow request; asks first if the setting says so. */
export function AnswerButton({ account, answer, underWay, onAnswer }: AnswerButtonProps) {
  const text = useText();
  const { key, setting } = answers[answer];
  const asks = useListedSetting(key, setting).value;
  const [isAsking, setAsking] = useState(false);
  const name = spokenName(account);

  function handleConfirm() {
    setAsking(false);
    onAnswer(answer);
  }

  return (
    <>
      <Button
        small
        variant={answer === 'approve' ? 'plain' : 'quiet'}
        pending={underWay === answer}
        disabled={underWay !== null && underWay !== answer}
        aria-label={text(`follow_requests.${answer}_named`, { name })}
        onClick={() => (asks ? setAsking(true) : onAnswer(answer))}
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
