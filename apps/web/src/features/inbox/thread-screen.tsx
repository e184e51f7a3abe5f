import type { AccountId } from '@linnet/api';
import { fetchingOf } from '@linnet/domain/fetching';
import { inboxThreadsOf, peopleKey, peopleOfKey } from '@linnet/domain/inbox';
import { type ReactNode, useEffect, useMemo } from 'react';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { MessageHeading, MessagePanel } from '../../blocks/message-log/message-panel';
import { useScreenName } from '../../platform/browser/document-title';
import { useCell, useClient } from '../../platform/client/client-provider';
import { FilterContextProvider } from '../../platform/client/filter-context';
import { useAccount } from '../../platform/client/use-account';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useFirstContent } from '../../platform/start/first-content';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { Avatars } from './inbox-row';
import { PartError } from './inbox-screen';
import { PeopleNames, usePeopleNames } from './people-names';
import { ThreadComposer } from './thread-composer';
import { ThreadLog } from './thread-log';
import type { ThreadParts } from './thread-parts';

interface ThreadScreenProps extends ScreenProps {
  readonly parts: ThreadParts;
}

/** Everything private between the viewer and some people, as one thread, with a form to go on. */
export function InboxThreadScreen({ params, parts }: ThreadScreenProps) {
  const key = peopleKey(peopleOfKey(params['people'] ?? ''));
  return <Thread key={key} people={key} parts={parts} />;
}

function Thread({ people: key, parts }: { readonly people: string; readonly parts: ThreadParts }) {
  const text = useText();
  const client = useClient();
  const people = useMemo(() => peopleOfKey(key), [key]);
  // The address may have people who are in no list that was loaded.
  const accounts = useRequest(key, () => loadUnknown(client, people));
  if (accounts.state === 'ready') return <OpenThread people={people} parts={parts} />;
  return (
    <ThreadFrame people={people}>
      <NotLoaded
        title={text('inbox.thread_failed')}
        reason={accounts.state === 'failed' ? accounts.reason : null}
        skeleton={<PeopleSkeleton />}
        onRetry={() => accounts.state === 'failed' && accounts.retry()}
      />
    </ThreadFrame>
  );
}

async function loadUnknown(
  client: ReturnType<typeof useClient>,
  people: readonly AccountId[],
): Promise<void> {
  const unknown = people.filter((id) => client.graph.accounts.get(id) === undefined);
  await Promise.all(unknown.map((id) => fetchingOf(client).account({ by: 'id', id })));
}

interface OpenThreadProps {
  readonly people: readonly AccountId[];
  readonly parts: ThreadParts;
}

function OpenThread({ people, parts }: OpenThreadProps) {
  const text = useText();
  const thread = inboxThreadsOf(useClient()).get(people);
  const { opened, chatError, postError } = useCell(thread.state);
  useEffect(() => thread.follow(), [thread]);
  useFirstContent();
  return (
    <ThreadFrame people={people}>
      <PartError title={text('inbox.chat_failed')} reason={chatError} onRetry={thread.retry} />
      <PartError title={text('inbox.posts_failed')} reason={postError} onRetry={thread.retry} />
      <FilterContextProvider value="thread">
        <ThreadLog thread={thread} people={people} parts={parts} />
      </FilterContextProvider>
      {opened && <ThreadComposer thread={thread} people={people} parts={parts} />}
    </ThreadFrame>
  );
}

interface ThreadFrameProps {
  readonly people: readonly AccountId[];
  readonly children: ReactNode;
}

/** The header with the people, whose thread is below it. */
function ThreadFrame({ people, children }: ThreadFrameProps) {
  const text = useText();
  const names = usePeopleNames(people);
  const [only = null, ...others] = people;
  const account = useAccount(others.length > 0 ? null : only);
  useScreenName(names === '' ? null : names);
  const heading = (
    <MessageHeading account={account}>
      <Avatars people={people} size="small" />{' '}
      <bdi>
        <PeopleNames people={people} />
      </bdi>
    </MessageHeading>
  );
  return (
    <MessagePanel name={text('inbox.with', { names })} heading={heading}>
      {children}
    </MessagePanel>
  );
}
