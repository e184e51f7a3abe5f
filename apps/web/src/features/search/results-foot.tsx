import type { FoundPart } from '@linnet/domain/search';
import { useRef } from 'react';
import foot from '../../blocks/feed/feed-foot.module.css';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/state/empty-state';

interface ResultsFootProps {
  readonly part: FoundPart<unknown>;
  readonly onMore: () => Promise<void>;
}

/** The foot of the results of one kind: the button for more, an error, or a note that there are none. */
export function ResultsFoot({ part, onMore }: ResultsFootProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { items, ended, isLoading, failure } = part;
  const why = useFailureWords(failure ?? { kind: 'aborted' });

  async function handleMore() {
    await onMore();
    // The button is removed after the last page, so its focus is lost.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }

  if (ended && items.length === 0) {
    return <EmptyState title={text('search.no_results')} text={text('search.no_results_text')} />;
  }
  return (
    <div ref={place} className={foot.foot} tabIndex={-1}>
      {failure !== null && <p role="alert">{why}</p>}
      {ended ? (
        <span className={foot.end} role="status">
          {text('search.no_more_results')}
        </span>
      ) : (
        <Button variant="quiet" pending={isLoading} onClick={() => void handleMore()}>
          {text(failure === null ? 'search.load_more' : 'general.retry')}
        </Button>
      )}
    </div>
  );
}
