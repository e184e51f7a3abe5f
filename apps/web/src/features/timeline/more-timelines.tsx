import { type FeedSource, type SourceOf, feedKey } from '@linnet/domain';
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
import { QuickFilters } from '../../blocks/timeline/quick-filters';
import { SignInRequired } from '../../blocks/timeline/sign-in-required';
import { TimelineView } from '../../blocks/timeline/timeline-view';
import { useLayout } from '../../platform/browser/use-layout';
import { useScreenName } from '../../platform/browser/document-title';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { ReadingPosition } from './tools/reading-position';
import { TimelineMenu } from './tools/timeline-menu';
import { FolderMenu } from './folders/folder-menu';
import type { MoreKind, MoreTimelineEntry, TimelineTexts } from './timeline-entry';

interface MoreTimelineProps {
  readonly source: FeedSource;
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly back: MoreTimelineEntry<MoreKind>['back'];
  /** Between header and list. */
  readonly above: ReactNode;
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
        <SignInRequired />
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
      readingPosition={ReadingPosition}
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

/** What hooks add to the entry of a timeline while it is open. */
interface TimelineDetails {
  /** The name of the list or folder, in place of the entry's title. */
  readonly title?: string | undefined;
  /** Other texts for its empty state. */
  readonly texts?: Partial<TimelineTexts>;
  /** The values of its texts, beside the parameters of the address. */
  readonly values?: TextValues;
  /** At the end of the header. */
  readonly tools?: ReactNode;
  /** Between header and list. */
  readonly above?: ReactNode;
}

/** The hooks of the kinds that have such details. */
const detailsOf: { readonly [K in MoreKind]?: (source: SourceOf<K>) => TimelineDetails } = {
  tag: useTagDetails,
  list: useListDetails,
  bookmarks: useBookmarkDetails,
  mentions: () => ({ above: <InteractionTabs current={null} /> }),
};

/** The screen of a timeline that no start page shows. */
export function moreTimelineScreen<K extends MoreKind>(
  kind: K,
  { texts, sourceOf, back }: MoreTimelineEntry<K>,
): ComponentType<ScreenProps> {
  const useDetails: (source: SourceOf<K>) => TimelineDetails = detailsOf[kind] ?? useNoDetails;

  return function MoreTimelineScreen({ params }: ScreenProps) {
    const text = useText();
    const source = sourceOf(params);
    const { title, texts: ownTexts, values, tools, above } = useDetails(source);
    const { title: titleId, emptyTitle, emptyText } = { ...texts, ...ownTexts };
    const textValues = { ...params, ...values };
    return (
      <MoreTimeline
        source={source}
        title={title ?? text(titleId, textValues)}
        empty={{ title: text(emptyTitle, textValues), text: text(emptyText, textValues) }}
        back={back}
        above={above}
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
  const isSignedIn = useSession().state === 'signed-in';
  return { values: { tag }, tools: canFollow && isSignedIn && <FollowTag tag={tag} /> };
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

const folderTexts: TimelineTexts = {
  title: 'bookmarks.folder',
  emptyTitle: 'timelines.empty_folder',
  emptyText: 'timelines.empty_folder_text',
};

function useBookmarkDetails({ folderId }: SourceOf<'bookmarks'>): TimelineDetails {
  const { folders, isOffered, retry } = useBookmarkFolders({ folderId });
  const folder = folders.find(({ id }) => id === folderId) ?? null;
  const task = folderTasks[useRoute().match?.name ?? 'bookmarks'];
  const tools = isOffered && (
    <FolderMenu key={task} folders={folders} currentFolder={folder} task={task} onRetry={retry} />
  );
  return folderId === null ? { tools } : { title: folder?.name, texts: folderTexts, tools };
}
