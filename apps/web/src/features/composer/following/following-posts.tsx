import type { DraftPart } from '@linnet/domain/drafts';
import { FollowingPost } from './following-post';
import type { Composer } from '../use-composer';

interface FollowingPostsProps {
  readonly composer: Composer;
  /** Id of the post whose emoji picker is open. */
  readonly picker: string | null;
  readonly onPicker: (id: string | null) => void;
}

/** The posts of a thread after the first one. Each replies to the one before; they are sent in this order. */
export function FollowingPosts({ composer, picker, onPicker }: FollowingPostsProps) {
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
      picking={{ open: picker === part.id, onChange: (open) => onPicker(open ? part.id : null) }}
      onChange={handleChange}
      onRemove={() => change({ following: following.filter(({ id }) => id !== part.id) })}
    />
  ));
}
