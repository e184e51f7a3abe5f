import type { FailureReason, Suggestion } from '@linnet/api';
import { suggestedPeopleOf } from '@linnet/domain/people';
import { useState } from 'react';
import { NotLoaded } from '../../blocks/failure/not-loaded';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { spokenName } from '../../blocks/account/spoken-name';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { PersonCard, PersonCardsSkeleton, PersonTools } from '../../blocks/people/person-card';
import { useKeptFocus } from '../../blocks/people/use-kept-focus';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useResource } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Button } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/state/empty-state';

/** A suggested person, the reason, and a button that dismisses the suggestion. */
function SuggestedPerson({ suggestion: { account, source } }: { readonly suggestion: Suggestion }) {
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

const nobody: readonly never[] = [];

/** The people whom the server suggests to follow. */
export function WhoToFollowScreen() {
  const text = useText();
  const hasDirectory = useFeature('directory');
  const suggested = suggestedPeopleOf(useClient());
  const { value: people, isOffered, failure } = useResource(suggested);
  const frame = useKeptFocus(people ?? nobody);

  return (
    <ScreenPanel
      title={text('who_to_follow.who_to_follow')}
      tools={
        hasDirectory && (
          <LinkButton small variant="quiet" to={pathTo('directory')}>
            {text('directory.title')}
          </LinkButton>
        )
      }
    >
      <div {...frame}>
        {people === null && isOffered ? (
          <NotLoaded
            title={text('who_to_follow.failed')}
            reason={failure}
            skeleton={<PersonCardsSkeleton />}
            onRetry={() => void suggested.load()}
          />
        ) : people === null || people.length === 0 ? (
          <EmptyState
            title={text(isOffered ? 'who_to_follow.empty' : 'who_to_follow.not_offered')}
            text={text(hasDirectory ? 'who_to_follow.empty_text_directory' : 'who_to_follow.empty_text')}
          />
        ) : (
          <SuggestedList people={people} />
        )}
      </div>
    </ScreenPanel>
  );
}

function SuggestedList({ people }: { readonly people: readonly Suggestion[] }) {
  useFirstContent();
  return (
    <ul>
      {people.map((suggestion) => (
        <li key={suggestion.account.id}>
          <SuggestedPerson suggestion={suggestion} />
        </li>
      ))}
    </ul>
  );
}
