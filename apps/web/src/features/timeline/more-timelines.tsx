import type { ListId, StatusId } from '@linnet/api';
import { type FeedSource, type SourceOf, type StartKind, feedKey } from '@linnet/domain';
import Pencil from 'lucide-react/icons/pencil';
import type { ComponentType, ReactNode } from 'react';
import { useBookmarkFolders } from '../../blocks/bookmark-folder/bookmark-folders';
import { useListNames } from '../../blocks/navigation/list-entries';
import { InteractionTabs } from '../../blocks/notification/interaction-tabs';
import { FollowTag } from '../../blocks/tag-follow/follow-tag';
import { useFeature } from '../../platform/client/use-feature';
import { useSession } from '../../platform/client/client-provider';
import { type TextValues, useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import type { RouteName } from '../../platform/navigation/route-addresses';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useRoute } from '../../platform/navigation/use-route';
import { LinkButton } from '../../ui/button/link-button';
import { Icon } from '../../ui/icon/icon';
import { feedKinds } from '@linnet/domain/feeds';
import { BackButton } from '../../blocks/navigation/screen-panel';
import { QuickFilters } from '../../blocks/timeline/filter-choices';
import { MembersOnly } from '../../blocks/timeline/members-only';
import { TimelineView } from '../../blocks/timeline/timeline-view';
import { useLayout } from '../../platform/browser/use-layout';
import { useScreenName } from '../../platform/browser/document-title';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { Places } from './tools/places';
import { TimelineMenu } from './tools/timeline-menu';
import { FolderMenu } from './folders/folder-menu';
import type { TimelineKind, TimelineWords } from './timeline-words';

interface TimelineLayout {
  /**
   * The screen is opened from other screens: `always` has a back button in place of the menu of all timelines,
   * `narrow` has one beside it on a phone.
   */
  readonly back?: 'always' | 'narrow';
  /** Between header and list. */
  readonly above?: ReactNode;
}

interface MoreTimelineProps extends TimelineLayout {
  readonly source: FeedSource;
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** At the end of the header, after the quick filters. */
  readonly tools: ReactNode;
}

/** A timeline with menu and filters. Visitors see an offer to sign in if the timeline needs an account. */
function MoreTimeline({ source, title, empty, back, above, tools }: MoreTimelineProps) {
  const layout = useLayout();
  const start = (back === 'always' || back === layout) && <BackButton />;
  useScreenName(title);
  const isVisitor = useSession().state === 'visitor';
  if (isVisitor && feedKinds[source.kind].needsAccount) {
    return (
      <Panel main aria-label={title}>
        <PanelHeader level={1} title={title} start={start} />
        <MembersOnly />
      </Panel>
    );
  }
  return (
    <TimelineView
      // Another hashtag, list or folder has a scroll position of its own.
      key={feedKey(source)}
      source={source}
      title={title}
      empty={empty}
      start={start}
      above={above}
      places={Places}
      heading={back === 'always' ? title : <TimelineMenu title={title} />}
      tools={
        <>
          <QuickFilters source={source} />
          {tools}
        </>
      }
    />
  );
}

type MoreKind = Exclude<TimelineKind, StartKind>;

interface MoreTimelineEntry<K extends MoreKind> extends TimelineLayout {
  /** What the address asks for. */
  readonly sourceOf: (params: ScreenProps['params']) => SourceOf<K>;
  readonly useDetails?: (source: SourceOf<K>) => TimelineDetails;
}

/** What is known of a timeline only when it is open. */
interface TimelineDetails {
  /** A name of its own. */
  readonly title?: string | undefined;
  /** Other texts for its empty state. */
  readonly words?: Partial<TimelineWords>;
  /** The values of its texts. */
  readonly values?: TextValues;
  /** At the end of the header. */
  readonly tools?: ReactNode;
}

/** The timelines that no start page shows. Ids come from the address, so the casts are here. */
const moreTimelines: { readonly [K in MoreKind]: MoreTimelineEntry<K> } = {
  bubble: { sourceOf: () => ({ kind: 'bubble' }) },
  tag: {
    sourceOf: ({ tag = '' }) => ({ kind: 'tag', tag: tag.replace(/^#/, '') }),
    useDetails: useTagDetails,
    back: 'narrow',
  },
  list: {
    sourceOf: ({ id = '' }) => ({ kind: 'list', listId: id as ListId }),
    useDetails: useListDetails,
    back: 'narrow',
  },
  bookmarks: {
    sourceOf: ({ id = null }) => ({ kind: 'bookmarks', folderId: id }),
    useDetails: useBookmarkDetails,
  },
  direct: { sourceOf: () => ({ kind: 'direct' }) },
  mentions: { sourceOf: () => ({ kind: 'mentions' }), above: <InteractionTabs present={null} /> },
  favourites: { sourceOf: () => ({ kind: 'favourites' }) },
  quotes: { sourceOf: ({ id = '' }) => ({ kind: 'quotes', statusId: id as StatusId }), back: 'always' },
};

/** The screen of one of these timelines. */
export function moreTimelineScreen<K extends MoreKind>(
  kind: K,
  words: TimelineWords,
): ComponentType<ScreenProps> {
  const entry: MoreTimelineEntry<K> = moreTimelines[kind];
  const { sourceOf, useDetails = useNoDetails, ...layout } = entry;

  return function MoreTimelineScreen({ params }: ScreenProps) {
    const text = useText();
    const source = sourceOf(params);
    const { title, words: others, values, tools } = useDetails(source);
    const { title: name, emptyTitle, emptyText } = { ...words, ...others };
    return (
      <MoreTimeline
        {...layout}
        source={source}
        title={title ?? text(name, values)}
        empty={{ title: text(emptyTitle, values), text: text(emptyText, values) }}
        tools={tools}
      />
    );
  };
}

function useNoDetails(): TimelineDetails {
  return {};
}

function useTagDetails({ tag }: SourceOf<'tag'>): TimelineDetails {
  const canFollow = useFeature('followedTags');
  const isMember = useSession().state === 'member';
  return { values: { tag }, tools: canFollow && isMember && <FollowTag tag={tag} /> };
}

function useListDetails({ listId }: SourceOf<'list'>): TimelineDetails {
  const text = useText();
  const list = useListNames().find(({ id }) => id === listId);
  const tools = list !== undefined && (
    <LinkButton
      small
      variant="quiet"
      to={pathTo('lists-edit', { id: listId })}
      icon={<Icon of={Pencil} size="small" />}
    >
      {text('timelines.edit_list')}
    </LinkButton>
  );
  return { title: list?.title, tools };
}

/** Tasks on folders that have an address of their own. */
const folderTasks: Partial<Record<RouteName, 'create' | 'edit'>> = {
  'bookmark-folder-new': 'create',
  'bookmark-folder-edit': 'edit',
};

const folderWords: TimelineWords = {
  title: 'bookmarks.folder',
  emptyTitle: 'timelines.empty_folder',
  emptyText: 'timelines.empty_folder_text',
};

function useBookmarkDetails({ folderId }: SourceOf<'bookmarks'>): TimelineDetails {
  const { folders, isOffered, retry } = useBookmarkFolders({ folderId });
  const folder = folders.find(({ id }) => id === folderId) ?? null;
  const task = folderTasks[useRoute().match?.name ?? 'bookmarks'];
  const tools = isOffered && (
    <FolderMenu key={task} folders={folders} present={folder} task={task} onRetry={retry} />
  );
  return folderId === null ? { tools } : { title: folder?.name, words: folderWords, tools };
}
