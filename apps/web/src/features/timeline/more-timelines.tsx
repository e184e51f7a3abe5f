import type { ListId, StatusId } from '@linnet/api';
import type { SourceOf, StartKind } from '@linnet/domain';
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
import { FolderMenu } from './folders/folder-menu';
import { MoreTimeline, type TimelineLayout } from './more-timeline';
import type { TimelineKind, TimelineWords } from './timeline-words';

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
