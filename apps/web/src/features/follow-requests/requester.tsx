import type { Account, FailureReason } from '@linnet/api';
import type { FollowRequests } from '@linnet/domain/people';
import { useState } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { PersonCard } from '../../blocks/people/person-card';
import { PersonTools } from '../../blocks/people/person-tools';
import { Note } from '../../ui/note/note';
import { AnswerButton } from './answer-button';
import { answers } from './answers';

interface RequesterProps {
  readonly account: Account;
  readonly requests: Pick<FollowRequests, 'answer' | 'state'>;
  /** The request was not there any more. */
  readonly onGone: () => void;
}

/** Somebody who asks to follow, and the two answers. */
export function Requester({ account, requests, onGone }: RequesterProps) {
  const [underWay, setUnderWay] = useState<keyof typeof answers | null>(null);
  const [refusal, setRefusal] = useState<FailureReason | null>(null);

  async function handleAnswer(answer: keyof typeof answers) {
    setUnderWay(answer);
    setRefusal(null);
    const refused = await requests.answer(account.id, answers[answer].accept);
    setUnderWay(null);
    setRefusal(refused);
    const isThere = requests.state.get().people?.some(({ id }) => id === account.id) === true;
    if (refused !== null && !isThere) onGone();
  }

  return (
    <PersonCard
      account={account}
      extra={
        <>
          <PersonTools>
            <AnswerButton account={account} answer="approve" underWay={underWay} onAnswer={handleAnswer} />
            <AnswerButton account={account} answer="deny" underWay={underWay} onAnswer={handleAnswer} />
          </PersonTools>
          {refusal !== null && <Refusal reason={refusal} />}
        </>
      }
    />
  );
}

function Refusal({ reason }: { readonly reason: FailureReason }) {
  return <Note tone="error">{useFailureWords(reason)}</Note>;
}
