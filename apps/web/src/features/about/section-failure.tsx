import type { FailureReason } from '@linnet/api';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';

interface SectionFailureProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

/** The error of one section; the other sections are not affected. */
export function SectionFailure({ reason, onRetry }: SectionFailureProps) {
  const text = useText();
  const why = useFailureWords(reason);
  return (
    <>
      <Note tone="error">
        {text('about.part_failed')} {why}
      </Note>
      <div>
        <Button small onClick={onRetry}>
          {text('general.retry')}
        </Button>
      </div>
    </>
  );
}
