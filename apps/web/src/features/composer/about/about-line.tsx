import { aboutOf, kindOfText } from '@linnet/domain/drafts';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import { useText } from '../../../platform/i18n/use-text';
import type { Composer } from '../use-composer';
import { useDrafts } from '../drafts-provider';
import styles from './about.module.css';
import { RepliedPost } from './replied-post';
import { useCanQuote } from './use-can-quote';

interface AboutLineProps {
  readonly composer: Composer;
  /** The form is inside the card of the status that it is about. */
  readonly isInside: boolean;
}

/** Which status the draft replies to or quotes. */
export function AboutLine({ composer, isInside }: AboutLineProps) {
  const text = useText();
  const drafts = useDrafts();
  const { context, content, isPosting } = composer;
  const about = aboutOf(context);
  const canQuote = useCanQuote(about);
  const { inReplyToId } = content;
  const answered = inReplyToId === null || isInside ? null : <RepliedPost id={inReplyToId} />;

  if (about === null || !canQuote) return answered;
  return (
    <>
      <fieldset className={styles.line} disabled={isPosting}>
        <SegmentedControl
          name={text('post_status.reply_or_quote')}
          segments={[
            { value: 'reply', label: text('post_status.reply_option') },
            { value: 'quote', label: text('post_status.quote_option') },
          ]}
          value={kindOfText(content) === 'quote' ? 'quote' : 'reply'}
          onChange={(kind) => drafts.turn(context, kind)}
        />
      </fieldset>
      {answered}
    </>
  );
}
