import { aboutOf } from '@linnet/domain/drafts';
import X from 'lucide-react/icons/x';
import { QuotedStatus } from '../../../blocks/quote/quoted-status';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import type { Composer } from '../use-composer';
import styles from './about.module.css';

interface QuotedPostProps {
  readonly composer: Composer;
}

/** The quoted post, under the text, with a button that removes it. */
export function QuotedPost({ composer }: QuotedPostProps) {
  const text = useText();
  const { context, content, isPosting, change } = composer;
  const { quoteId } = content;
  if (quoteId === null) return null;
  // A form inside a card cannot drop the status that it is about; it can become a reply instead.
  const staysAnyway = aboutOf(context) === quoteId;
  return (
    <div className={styles.post} role="group" aria-label={text('post_status.quoted_post')}>
      <QuotedStatus id={quoteId} url={null} />
      {!staysAnyway && !composer.isEdit && (
        <IconButton
          small
          className={styles.remove}
          icon={X}
          name={text('post_status.remove_quote')}
          disabled={isPosting}
          onClick={() => change({ quoteId: null })}
        />
      )}
    </div>
  );
}
