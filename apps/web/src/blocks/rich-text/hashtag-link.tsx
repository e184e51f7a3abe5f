import type { RichHashtag } from '@linnet/richtext';
import { ForeignLink } from './foreign-link';

interface HashtagLinkProps {
  hashtag: RichHashtag;
}

export function HashtagLink({ hashtag }: HashtagLinkProps) {
  return <ForeignLink href={hashtag.href}>{hashtag.text}</ForeignLink>;
}
