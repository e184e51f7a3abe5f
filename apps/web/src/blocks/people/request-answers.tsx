import type { Account, FailureReason } from '@linnet/api';
import { followRequestsOf } from '@linnet/domain/people';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { Refusal } from '../failure/refusal';
import { AnswerButton } from './answer-button';
import { answers } from './answers';
import { PersonTools } from './person-tools';

interface RequestAnswersProps {
  /** The account that has requested to follow. */
  readonly account: Account;
  /** Called when the request no longer exists. */
  readonly onGone?: () => void;
}

/** Buttons to accept or reject a follow request. */
export function RequestAnswers({ account, onGone }: RequestAnswersProps) {
  const requests = followRequestsOf(useClient());
  const [underWay, setUnderWay] = useState<keyof typeof answers | null>(null);
  const [refusal, setRefusal] = useState<FailureReason | null>(null);

  async function handleAnswer(answer: keyof typeof answers) {
    setUnderWay(answer);
    setRefusal(null);
    const refused = await requests.answer(account.id, answers[answer].accept);
    setUnderWay(null);
    setRefusal(refused);
    const isThere = requests.state.get().people?.some(({ id }) => id === account.id) === true;
    if (refused !== null && !isThere) onGone?.();
  }

  return (
    <>
      <PersonTools>
        <AnswerButton account={account} answer="approve" underWay={underWay} onAnswer={handleAnswer} />
        <AnswerButton account={account} answer="deny" underWay={underWay} onAnswer={handleAnswer} />
      </PersonTools>
      {refusal !== null && <Refusal reason={refusal} />}
    </>
  );
}
