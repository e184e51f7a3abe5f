import type { StatusId } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import { type StatusReaction, peopleWhoReacted } from '@linnet/domain/people';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { PeopleList } from '../../blocks/people/list/people-list';
import { bulkActions } from '../../blocks/people/list/bulk-actions';
import { statusPeoplePath } from '../../blocks/people/status-people-path';
import { CompactSkeleton, CompactStatus, UnavailableStatus } from '../../blocks/quote/compact-status';
import { ReactionEmoji } from '../../blocks/reactions/reaction-emoji';
import { useScreenName } from '../../platform/browser/document-title';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useRowFeed } from '../../platform/client/list-rows';
import { useFeature } from '../../platform/client/use-feature';
import { useStatusView } from '../../platform/client/use-status-view';
import { useWantedStatus } from '../../platform/client/use-account';
import type { MessageId } from '../../platform/i18n/message-id';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { ListLink } from '../../platform/navigation/list-link';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { EmptyState } from '../../ui/state/empty-state';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import styles from './status-people-screen.module.css';

interface ReactingPeopleProps {
  readonly id: StatusId;
  readonly reaction: StatusReaction;
  readonly label: string;
}

/** Actions for several people at once. Most of these people are strangers, so only mute and block. */
const offeredActions = [bulkActions.mute, bulkActions.block];
const noActions: readonly never[] = [];

/** The people who favourited, repeated or reacted. A server may hide who they are. */
function ReactingPeople({ id, reaction, label }: ReactingPeopleProps) {
  const text = useText();
  const view = useStatusView(id);
  const isSignedIn = useSession().state === 'signed-in';
  const isHidden = view !== undefined && countOf(view.status, reaction) > 0;
  return (
    <PeopleList
      list={useRowFeed(peopleWhoReacted(useClient(), id, reaction))}
      label={label}
      listKey={`${JSON.stringify(reaction)} ${id}`}
      bulkActions={isSignedIn ? offeredActions : noActions}
      empty={{
        title: text(isHidden ? 'people.names_hidden' : 'people.nobody'),
        text: text(isHidden ? 'status_people.names_hidden_text' : 'status_people.nobody_text'),
      }}
    />
  );
}

/** The number of these reactions according to the status. */
function countOf({ favouritesCount, repeatsCount, reactions }: StatusRow, reaction: StatusReaction): number {
  switch (reaction.kind) {
    case 'favourites':
      return favouritesCount;
    case 'repeats':
      return repeatsCount;
    case 'reactions':
      return reactions.find(({ name }) => name === reaction.emoji)?.count ?? 0;
  }
}

interface ReactorsProps {
  /** Id of a status in the graph. */
  readonly id: StatusId;
  /** The emoji in the address; null for the first one. */
  readonly emoji: string | null;
  readonly label: string;
}

/** The people who reacted, one emoji at a time. */
function Reactors({ id, emoji, label }: ReactorsProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const reactions = useStatusView(id)?.status.reactions ?? [];
  const openEmoji = emoji ?? reactions[0]?.name;
  if (openEmoji === undefined) {
    return <EmptyState title={text('reactions.nobody')} text={text('status_people.nobody_text')} />;
  }
  return (
    <>
      <nav className={styles.emoji} aria-label={text('reactions.label')}>
        {reactions.map(({ name, url, count }) => (
          <ListLink
            key={name}
            className={styles.item}
            to={statusPeoplePath(id, 'reactions', name)}
            aria-label={text('reactions.count', { name: url === null ? name : `:${name}:`, count })}
            aria-current={name === openEmoji ? 'page' : undefined}
          >
            <ReactionEmoji name={name} url={url} />
            {numbers.count(count)}
          </ListLink>
        ))}
      </nav>
      <ReactingPeople
        key={openEmoji}
        id={id}
        reaction={{ kind: 'reactions', emoji: openEmoji }}
        label={label}
      />
    </>
  );
}

/** The tabs, one for each thing that people can do with a status. */
const statusPeopleTabs = [
  { kind: 'favourites', label: 'status_people.favourites', title: 'people.favourited_by' },
  { kind: 'repeats', label: 'status_people.repeats', title: 'people.repeated_by' },
  { kind: 'reactions', label: 'status_people.reactions', title: 'reactions.who' },
] as const satisfies readonly { kind: string; label: MessageId; title: MessageId }[];

/** The people who favourited or repeated a status, or reacted to it, below the status itself. */
export function StatusPeopleScreen({ params, search }: ScreenProps) {
  const text = useText();
  const hasReactions = useFeature('reactionsOfPleroma');
  // The id comes from the address, so the cast is here.
  const id = (params['id'] ?? '') as StatusId;
  const query = new URLSearchParams(search);
  const kind = query.get('of');
  const openTab = statusPeopleTabs.find((tab) => tab.kind === kind) ?? statusPeopleTabs[0];
  // The tab of the address is shown even before the server's features are known.
  const offered = statusPeopleTabs.filter(
    (tab) => tab.kind !== 'reactions' || hasReactions || tab === openTab,
  );
  const status = useWantedStatus(id);
  const title = text(openTab.title);
  useScreenName(title);

  return (
    <ScreenPanel title={title}>
      <section className={styles.status} aria-label={text('status_people.status')}>
        {status.state === 'loading' && <CompactSkeleton />}
        {status.state === 'failed' && <UnavailableStatus reason={status.reason} onRetry={status.retry} />}
        {status.state === 'ready' && <CompactStatus id={id} />}
      </section>
      <LinkTabs
        label={text('status_people.tabs')}
        tabs={offered.map((tab) => ({ to: statusPeoplePath(id, tab.kind), label: text(tab.label) }))}
        current={statusPeoplePath(id, openTab.kind)}
      />
      {openTab.kind === 'reactions' ? (
        status.state === 'ready' && <Reactors id={id} emoji={query.get('emoji')} label={title} />
      ) : (
        <ReactingPeople
          key={`${id} ${openTab.kind}`}
          id={id}
          reaction={{ kind: openTab.kind }}
          label={title}
        />
      )}
    </ScreenPanel>
  );
}
