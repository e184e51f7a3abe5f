import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import type { Composer } from '../use-composer';

interface SensitiveOptionProps {
  readonly composer: Composer;
  /** Shows it even without attachments. */
  readonly open: boolean;
}

/** Marks the attachments of a post as sensitive, which covers them. Shown with the first attachment. */
export function SensitiveOption({ composer, open }: SensitiveOptionProps) {
  const text = useText();
  const { content, isPosting, change } = composer;
  const { sensitive, attachments } = content;
  if (!open && !sensitive && attachments.length === 0) return null;
  return (
    <Check
      checked={sensitive}
      disabled={isPosting}
      onChange={(event) => change({ sensitive: event.currentTarget.checked })}
    >
      {text('post_status.sensitive')}
    </Check>
  );
}
