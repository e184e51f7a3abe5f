import type { StatusId } from '@linnet/api';
import { targetStatusOf, postKindOf } from '@linnet/domain/drafts';
import X from 'lucide-react/icons/x';
import { QuotedStatus } from '../../../blocks/quote/compact-status';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import { useDrafts } from '../drafts/drafts-provider';
import type { Composer } from '../use-composer';
import styles from './reply-or-quote.module.css';
import { useCanQuote } from './quote-offer';

/** The post that the draft replies to, above the text. */
export function RepliedPost({ id }: { readonly id: StatusId }) {
  return (
    <div className={styles.post}>
      <p className={styles.label}>
        <Text id="post_status.replied_post" />
      </p>
      <QuotedStatus id={id} url={null} />
    </div>
  );
}

interface ReplyOrQuoteChoiceProps {
  readonly composer: Composer;
  /** The form is inside the card of the status that it is about. */
  readonly isInCard: boolean;
}

/** Which status the draft replies to or quotes. */
export function ReplyOrQuoteChoice({ composer, isInCard }: ReplyOrQuoteChoiceProps) {
  const text = useText();
  const drafts = useDrafts();
  const { context, content, isPosting } = composer;
  const about = targetStatusOf(context);
  const canQuote = useCanQuote(about);
  const { inReplyToId } = content;
  const repliedPost = inReplyToId === null || isInCard ? null : <RepliedPost id={inReplyToId} />;

  if (about === null || !canQuote) return repliedPost;
  return (
    <>
      <fieldset className={styles.line} disabled={isPosting}>
        <SegmentedControl
          name={text('post_status.reply_or_quote')}
          segments={[
            { value: 'reply', label: text('post_status.reply_option') },
            { value: 'quote', label: text('post_status.quote_option') },
          ]}
          value={postKindOf(content) === 'quote' ? 'quote' : 'reply'}
          onChange={(kind) => drafts.changeKind(context, kind)}
        />
      </fieldset>
      {repliedPost}
    </>
  );
}

/** The quoted post, under the text, with a button that removes it. */
export function QuotedPost({ composer }: { readonly composer: Composer }) {
  const text = useText();
  const { context, content, isPosting, change } = composer;
  const { quoteId } = content;
  if (quoteId === null) return null;
  // A form inside a card cannot drop the status that it is about; it can become a reply instead.
  const isFixed = targetStatusOf(context) === quoteId;
  return (
    <div className={styles.post} role="group" aria-label={text('post_status.quoted_post')}>
      <QuotedStatus id={quoteId} url={null} />
      {!isFixed && !composer.isEdit && (
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
