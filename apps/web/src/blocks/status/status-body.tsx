import type { StatusView } from '@linnet/domain';
import type { ReactNode } from 'react';
import { useOpenedAll } from '../../platform/client/opened-all';
import { useKeptState } from '../../platform/client/use-kept-state';
import { useSetting } from '../../platform/client/use-setting';
import { LazyFoldButton } from './lazy-fold-button';
import { StatusContent } from './status-content';
import { StatusSubject } from './status-subject';
import { StatusPoll } from './attached-parts';

/** Number of lines (each paragraph, line break and 80 characters count as one) above which a text is tall. */
const TALL = 20;

interface StatusBodyProps {
  view: StatusView;
  /** For the emphasised status of a conversation. */
  large?: boolean;
  /** Content that is hidden together with the text: media, the card of a link. */
  children?: ReactNode;
}

/** Subject and content. The content may be hidden behind its subject; if it is not, a tall text is cut off at first. */
export function StatusBody({ view, large = false, children }: StatusBodyProps) {
  const { status, content } = view;
  const collapses = useSetting('collapseMessageWithSubject');
  const all = useOpenedAll('warnings');
  const key = `behind subject ${status.id}${all === null ? '' : ` ${all.turn}`}`;
  const [chosen, setOpen] = useKeptState<boolean | null>(key, all?.open ?? null);
  const hasSubject = status.subject.trim() !== '';
  const waits = hasSubject && collapses;
  const isTall = content.lineCount > TALL && !waits;
  const isOpen = isTall || (chosen ?? !waits);

  return (
    <>
      {hasSubject && (
        <StatusSubject status={status}>
          {/* A tall text has a button of its own. */}
          {!isTall && <LazyFoldButton of="text" isOpen={isOpen} onOpen={setOpen} />}
        </StatusSubject>
      )}
      {isOpen && (
        <>
          {content.nodes.length > 0 && <StatusContent view={view} large={large} isTall={isTall} />}
          <StatusPoll status={status} />
          {children}
        </>
      )}
    </>
  );
}
