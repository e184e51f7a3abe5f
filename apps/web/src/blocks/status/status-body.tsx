import type { StatusView } from '@linnet/domain';
import type { ReactNode } from 'react';
import { useOpenedAll } from '../../platform/client/opened-all';
import { useKeptState } from '../../platform/client/use-kept-state';
import { useSetting } from '../../platform/client/use-setting';
import { LaterPoll } from '../poll/later-poll';
import { LaterFoldButton } from './later-fold-button';
import { StatusContent } from './status-content';
import { StatusSubject } from './status-subject';

/** Lines of a text (paragraphs, breaks and 80 characters count one each) above which it is tall. */
const TALL = 20;

interface StatusBodyProps {
  view: StatusView;
  /** For the status that stands out. */
  large?: boolean;
  /** What belongs to the text and waits with it: media, the card of a link. */
  children?: ReactNode;
}

/** Subject and content. What a subject announces may wait; only a text that does not is cut off when it is tall. */
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
          {!isTall && <LaterFoldButton of="text" isOpen={isOpen} onOpen={setOpen} />}
        </StatusSubject>
      )}
      {isOpen && (
        <>
          {content.nodes.length > 0 && <StatusContent view={view} large={large} isTall={isTall} />}
          <LaterPoll status={status} />
          {children}
        </>
      )}
    </>
  );
}
