import type { RichHashtag } from '@linnet/richtext';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';

interface HashtagLinkProps {
  hashtag: RichHashtag;
}

/** A hashtag leads to its timeline here, wherever it was written. */
export function HashtagLink({ hashtag: { name, text } }: HashtagLinkProps) {
  return (
    <Link to={pathTo('tag-timeline', { tag: name })}>
      <bdi>{text}</bdi>
    </Link>
  );
}
