import type { StatusView } from '@linnet/domain';
import type { ReactNode } from 'react';
import { useFeature } from '../../platform/client/use-feature';
import { useHighlight } from '../../platform/client/use-highlight';
import { useFilterContext } from '../../platform/client/filter-context';
import { useReadsHome } from '../../platform/client/reads-home';
import { useFirstContent } from '../../platform/start/use-first-content';
import styles from './status-frame.module.css';
import { lazyCardPart } from './lazy-card-part';
import { LineSpace } from './line-space';
import { RepeatBanner } from './repeat-banner';
import { ReplyPlace } from './reply-place';
import { useCardClick } from './use-card-click';
import { useStatusLabel } from './use-status-label';

const FollowedTagBanner = lazyCardPart((parts) => parts.FollowedTagBanner);
const PinnedBanner = lazyCardPart((parts) => parts.PinnedBanner, LineSpace);

interface StatusFrameProps {
  view: StatusView;
  /** It is the status that a conversation is about. */
  focused?: boolean;
  children: ReactNode;
}

/**
 * The frame of every card of a status: a labelled article, found by the keyboard commands, with the place for a reply
 * form.
 */
export function StatusFrame({ view, focused = false, children }: StatusFrameProps) {
  const label = useStatusLabel(view);
  const highlight = useHighlight(view.author);
  const followsTags = useFeature('followedTags');
  const tellsTags = useReadsHome() && followsTags;
  const isOnProfile = useFilterContext() === 'account';
  const clicks = useCardClick(view.status.id, focused);
  // Called by the card, because the list renders nothing before it is measured.
  useFirstContent();

  return (
    <article
      className={styles.frame}
      aria-label={label}
      aria-current={focused ? 'true' : undefined}
      data-status={view.id}
      tabIndex={0}
      {...clicks}
      {...highlight}
    >
      {view.repeater !== null && <RepeatBanner repeater={view.repeater} />}
      {tellsTags && view.status.tags.length > 0 && <FollowedTagBanner view={view} />}
      {isOnProfile && view.status.pinned && <PinnedBanner />}
      {children}
      <ReplyPlace at={view.id} />
    </article>
  );
}
