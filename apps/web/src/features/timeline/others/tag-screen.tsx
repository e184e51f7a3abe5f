import { FollowTag } from '../../../blocks/tag-follow/follow-tag';
import { useFeature } from '../../../platform/client/use-feature';
import { useSession } from '../../../platform/client/use-session';
import { useText } from '../../../platform/i18n/use-text';
import type { ScreenProps } from '../../../platform/navigation/route-definition';
import { OtherTimeline } from './other-timeline';

/** Posts with a hashtag. */
export function TagScreen({ params }: ScreenProps) {
  const text = useText();
  const canFollow = useFeature('followedTags');
  const isMember = useSession().state === 'member';
  const tag = (params['tag'] ?? '').replace(/^#/, '');
  return (
    <OtherTimeline
      isInner
      source={{ kind: 'tag', tag }}
      title={`#${tag}`}
      empty={{ title: text('timelines.empty_tag', { tag }), text: text('timelines.empty_tag_text') }}
    >
      {canFollow && isMember && <FollowTag tag={tag} />}
    </OtherTimeline>
  );
}
