import { suggestedPeopleOf } from '@linnet/domain/people';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { BackButton } from '../../blocks/navigation/back-button';
import { PersonCardsSkeleton } from '../../blocks/people/person-cards-skeleton';
import { useKeptFocus } from '../../blocks/people/use-kept-focus';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useResource } from '../../platform/client/use-resource';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import type { FailureReason, Suggestion } from '@linnet/api';
import { useFirstContent } from '../../platform/start/use-first-content';
import { SuggestedPerson } from './suggested-person';

const nobody: readonly never[] = [];

/** The people whom the server suggests to follow. */
export function WhoToFollowScreen() {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const hasDirectory = useFeature('directory');
  const suggested = suggestedPeopleOf(useClient());
  const { value: people, isOffered, failure } = useResource(suggested);
  const frame = useKeptFocus(people ?? nobody);

  return (
    <Panel main aria-label={text('who_to_follow.who_to_follow')}>
      <PanelHeader
        level={1}
        title={text('who_to_follow.who_to_follow')}
        sticky={!stays}
        start={<BackButton />}
      >
        {hasDirectory && (
          <LinkButton small variant="quiet" to={pathTo('directory')}>
            {text('directory.title')}
          </LinkButton>
        )}
      </PanelHeader>
      <div {...frame}>
        {people === null && isOffered ? (
          <Unknown failure={failure} onRetry={() => void suggested.load()} />
        ) : people === null || people.length === 0 ? (
          <EmptyState
            title={text(isOffered ? 'who_to_follow.empty' : 'who_to_follow.not_offered')}
            text={text(hasDirectory ? 'who_to_follow.empty_text_directory' : 'who_to_follow.empty_text')}
          />
        ) : (
          <SuggestedList people={people} />
        )}
      </div>
    </Panel>
  );
}

interface UnknownProps {
  readonly failure: FailureReason | null;
  readonly onRetry: () => void;
}

function Unknown({ failure, onRetry }: UnknownProps) {
  const text = useText();
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  if (failure === null) return <PersonCardsSkeleton />;
  return <ErrorState title={text('who_to_follow.failed')} text={words} onRetry={onRetry} />;
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
