import type { FailureReason, Suggestion } from '@linnet/api';
import { suggestedPeopleOf } from '@linnet/domain/people';
import { useState } from 'react';
import { spokenName } from '../../blocks/account/spoken-name';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { PersonCard } from '../../blocks/people/person-card';
import { PersonTools } from '../../blocks/people/person-tools';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';

/** A suggested person, the reason, and a button that dismisses the suggestion. */
export function SuggestedPerson({ suggestion: { account, source } }: { readonly suggestion: Suggestion }) {
  const text = useText();
  const people = suggestedPeopleOf(useClient());
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<FailureReason | null>(null);
  const why = text('who_to_follow.source', { source });

  async function handleDismiss() {
    setPending(true);
    const refused = await people.dismiss(account.id);
    setPending(false);
    setRefusal(refused);
  }

  return (
    <PersonCard
      account={account}
      extra={
        <PersonTools>
          {why !== '' && <span>{why}</span>}
          <Button
            small
            variant="quiet"
            pending={isPending}
            aria-label={text('who_to_follow.dismiss_named', { name: spokenName(account) })}
            onClick={() => void handleDismiss()}
          >
            {text('who_to_follow.dismiss')}
          </Button>
          {refusal !== null && <Refusal reason={refusal} />}
        </PersonTools>
      }
    />
  );
}

function Refusal({ reason }: { readonly reason: FailureReason }) {
  return <p role="alert">{useFailureWords(reason)}</p>;
}
