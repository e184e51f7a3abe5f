import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import { useText } from '../../../platform/i18n/use-text';
import type { Composer } from '../use-composer';
import styles from './about.module.css';
import { RepliedPost } from './replied-post';
import { useCanQuote } from './use-can-quote';

interface AboutLineProps {
  readonly composer: Composer;
  /** It stands in the card that it is about. */
  readonly isInside: boolean;
}

/** What the text answers, and whether it answers or quotes. */
export function AboutLine({ composer, isInside }: AboutLineProps) {
  const text = useText();
  const { context, content, change, isPosting } = composer;
  const about = context.kind === 'reply' ? context.to : context.kind === 'quote' ? context.of : null;
  const canQuote = useCanQuote(about);
  const { inReplyToId, quoteId } = content;

  if (about !== null && canQuote) {
    return (
      <fieldset className={styles.line} disabled={isPosting}>
        <SegmentedControl
          name={text('post_status.reply_or_quote')}
          segments={[
            { value: 'reply', label: text('post_status.reply_option') },
            { value: 'quote', label: text('post_status.quote_option') },
          ]}
          value={quoteId === about ? 'quote' : 'reply'}
          onChange={(way) =>
            change(
              way === 'quote' ? { quoteId: about, inReplyToId: null } : { quoteId: null, inReplyToId: about },
            )
          }
        />
      </fieldset>
    );
  }
  return inReplyToId === null || isInside ? null : <RepliedPost id={inReplyToId} />;
}
