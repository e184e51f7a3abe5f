import { feedKey, type FeedSource } from '@linnet/domain';
import { feedKinds } from '@linnet/domain/feeds';
import type { ReactNode } from 'react';
import { BackButton } from '../../blocks/navigation/screen-panel';
import { QuickFilters } from '../../blocks/timeline/filter-choices';
import { MembersOnly } from '../../blocks/timeline/members-only';
import { TimelineView } from '../../blocks/timeline/timeline-view';
import { useLayout } from '../../platform/browser/use-layout';
import { useScreenName } from '../../platform/browser/document-title';
import { useSession } from '../../platform/client/client-provider';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { Places } from './tools/places';
import { TimelineMenu } from './tools/timeline-menu';

export interface TimelineLayout {
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
export function MoreTimeline({ source, title, empty, back, above, tools }: MoreTimelineProps) {
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
