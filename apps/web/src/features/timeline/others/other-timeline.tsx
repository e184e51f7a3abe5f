import { feedKey, type FeedSource } from '@linnet/domain';
import { feedKinds } from '@linnet/domain/feeds';
import type { ReactNode } from 'react';
import { QuickFilters } from '../../../blocks/timeline/filters/quick-filters';
import { MembersOnly } from '../../../blocks/timeline/members-only';
import { TimelineView } from '../../../blocks/timeline/timeline-view';
import { BackButton } from '../../../blocks/navigation/back-button';
import { useLayout } from '../../../platform/browser/use-layout';
import { useScreenName } from '../../../platform/browser/use-screen-name';
import { useSession } from '../../../platform/client/use-session';
import { Panel } from '../../../ui/panel/panel';
import { PanelHeader } from '../../../ui/panel/panel-header';
import { Places } from '../tools/places';
import { TimelineMenu } from '../tools/timeline-menu';

interface OtherTimelineProps {
  readonly source: FeedSource;
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Between header and list. */
  readonly above?: ReactNode;
  /** In place of the menu of all timelines. */
  readonly start?: ReactNode;
  /** The screen is opened from other screens: on a phone, a back button takes the place of `start`. */
  readonly isInner?: boolean;
  /** At the end of the header, after the quick filters. */
  readonly children?: ReactNode;
}

/** A timeline with menu and filters. Visitors see an offer to sign in if the timeline needs an account. */
export function OtherTimeline(props: OtherTimelineProps) {
  const { source, title, empty, above, start, isInner = false, children } = props;
  const isNarrow = useLayout() === 'narrow';
  const back = isInner && isNarrow ? <BackButton /> : start;
  useScreenName(title);
  const isVisitor = useSession().state === 'visitor';
  if (isVisitor && feedKinds[source.kind].needsAccount) {
    return (
      <Panel main aria-label={title}>
        <PanelHeader level={1} title={title} start={back} />
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
      start={back}
      above={above}
      places={Places}
      heading={start === undefined ? <TimelineMenu title={title} /> : title}
      tools={
        <>
          <QuickFilters source={source} />
          {children}
        </>
      }
    />
  );
}
