import type { DraftPart } from '@linnet/domain/drafts';
import { FollowingPost } from './following-post';
import type { Composer } from '../use-composer';

interface FollowingPostsProps {
  readonly composer: Composer;
}

/** The posts that follow the first one, each answering the one before. They go out in this order. */
export function FollowingPosts({ composer }: FollowingPostsProps) {
  const { content, change } = composer;
  const { following } = content;

  function handleChange(part: DraftPart) {
    change({ following: following.map((known) => (known.id === part.id ? part : known)) });
  }

  return following.map((part, index) => (
    <FollowingPost
      key={part.id}
      part={part}
      number={index + 2}
      composer={composer}
      onChange={handleChange}
      onRemove={() => change({ following: following.filter(({ id }) => id !== part.id) })}
    />
  ));
}
