import type { DraftContent } from '@linnet/domain/drafts';
import { useText } from '../../../platform/i18n/use-text';
import { PostPreview } from './post-preview';
import styles from './preview.module.css';

export interface PreviewProps {
  readonly content: DraftContent;
  readonly onClose: () => void;
}

/** The preview of a post and of each further post of its thread. */
export function Preview({ content, onClose }: PreviewProps) {
  const text = useText();
  const posts = ['first', ...content.following.map(({ id }) => id)];
  return (
    <section className={styles.preview} aria-label={text('preview.label')}>
      <h3 className={styles.title}>{text('preview.label')}</h3>
      {posts.map((id, index) => (
        <PostPreview key={id} content={content} index={index} onClose={onClose} />
      ))}
    </section>
  );
}
