import type { Account, Suggestion } from '@linnet/api';
import { suggestedPeopleOf } from '@linnet/domain/people';
import { useMemo } from 'react';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { plainName } from '../../blocks/account/plain-name';
import { ErrorNote } from '../../blocks/error/error-note';
import { PeopleList } from '../../blocks/people/list/people-list';
import { PersonCard } from '../../blocks/people/person-card';
import { PersonTools } from '../../blocks/people/person-tools';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { rowsOfResource } from '../../platform/client/list-rows';
import { useResource, useStep } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';

/** A suggested person, the reason, and a button that dismisses the suggestion. */
function SuggestedPerson({ account, source }: Pick<Suggestion, 'account' | 'source'>) {
  const text = useText();
  const people = suggestedPeopleOf(useClient());
  const { isPending, error, run } = useStep({ step: () => people.dismiss(account.id) });
  const why = text('who_to_follow.source', { source });

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
            aria-label={text('who_to_follow.dismiss_named', { name: plainName(account) })}
            onClick={() => void run()}
          >
            {text('who_to_follow.dismiss')}
          </Button>
          {error !== null && <ErrorNote reason={error} />}
        </PersonTools>
      }
    />
  );
}

const accountsOf = (suggestions: readonly Suggestion[]): readonly Account[] =>
  suggestions.map(({ account }) => account);

/** The people whom the server suggests to follow. */
export function WhoToFollowScreen() {
  const text = useText();
  const hasDirectory = useFeature('directory');
  const suggested = suggestedPeopleOf(useClient());
  const state = useResource(suggested);
  const list = useMemo(() => rowsOfResource(state, suggested.load, accountsOf), [state, suggested]);
  const sources = new Map(state.value?.map(({ account, source }) => [account.id, source]));
  const emptyText = text(hasDirectory ? 'who_to_follow.empty_text_directory' : 'who_to_follow.empty_text');

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
      <PeopleList
        list={list}
        label={text('who_to_follow.who_to_follow')}
        listKey="who to follow"
        failed={text('who_to_follow.failed')}
        empty={{ title: text('who_to_follow.empty'), text: emptyText }}
        notOffered={{ title: text('who_to_follow.not_offered'), text: emptyText }}
        card={(account) => <SuggestedPerson account={account} source={sources.get(account.id) ?? ''} />}
      />
    </ScreenPanel>
  );
}
