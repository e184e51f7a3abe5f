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
  /** All of them; otherwise only those that change what posting does. */
  readonly open: boolean;
  readonly disabled: boolean;
  /** The post is there already: when it comes and goes is decided. */
  readonly isEdit: boolean;
  readonly onChange: (change: Partial<Content>) => void;
}

/** What is seldom wanted of a post. What will happen to it later never hides. */
export function PostOptions({ content, open, disabled, isEdit, onChange }: PostOptionsProps) {
  const text = useText();
  const { scheduledAt, expiresIn, language, following, quotePolicy, scope } = content;
  // What follows a post that is not there yet would have nothing to answer.
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
