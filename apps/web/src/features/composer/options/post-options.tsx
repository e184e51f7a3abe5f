import type { DraftContent } from '@linnet/domain/drafts';
import { useText } from '../../../platform/i18n/use-text';
import { LanguageChoice } from '../language/language-choice';
import { ExpiryTool } from '../schedule/expiry-tool';
import { ScheduleTool } from '../schedule/schedule-tool';
import styles from './post-options.module.css';
import { QuotePolicyOption } from './quote-policy-option';

type Content = Pick<
  DraftContent,
  'scheduledAt' | 'expiresIn' | 'language' | 'following' | 'quotePolicy' | 'scope'
>;

interface PostOptionsProps {
  readonly content: Content;
  /** Shows all options; otherwise only those that are set. */
  readonly open: boolean;
  readonly disabled: boolean;
  /** A published post is edited: scheduling and expiry cannot be changed. */
  readonly isEdit: boolean;
  readonly onChange: (change: Partial<Content>) => void;
}

/** The rarely used options of a post. Options that are set stay visible. */
export function PostOptions({ content, open, disabled, isEdit, onChange }: PostOptionsProps) {
  const text = useText();
  const { scheduledAt, expiresIn, language, following, quotePolicy, scope } = content;
  // A thread cannot be scheduled: a scheduled post has no id that the next post could reply to.
  const waits = !isEdit && ((open && following.length === 0) || scheduledAt !== null);
  const ends = !isEdit && (open || expiresIn !== null);
  const limitsQuotes = open || quotePolicy !== null;
  if (!waits && !ends && !limitsQuotes) return null;
  return (
    <div className={styles.options} role="group" aria-label={text('post_options.label')}>
      {waits && (
        <ScheduleTool
          value={scheduledAt}
          disabled={disabled}
          onChange={(value) => onChange({ scheduledAt: value })}
        />
      )}
      {ends && (
        <ExpiryTool
          value={expiresIn}
          disabled={disabled}
          onChange={(value) => onChange({ expiresIn: value })}
        />
      )}
      {limitsQuotes && (
        <QuotePolicyOption
          value={quotePolicy}
          scope={scope}
          disabled={disabled}
          onChange={(value) => onChange({ quotePolicy: value })}
        />
      )}
      {open && (
        <LanguageChoice
          value={language}
          disabled={disabled}
          onChange={(value) => onChange({ language: value })}
        />
      )}
    </div>
  );
}
