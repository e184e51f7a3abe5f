import type { StatusRow, StatusView } from '@linnet/domain';
import { emojify } from '@linnet/richtext';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useMemo } from 'react';
import { useOpenAllChoice } from '../../platform/client/filter-context';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { useSetting } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { RichText, firstPart } from '../rich-text/rich-text';
import styles from '../rich-text/status-body.module.css';
import { writtenIn } from '../rich-text/written-in';
import { StatusPoll } from './attached-parts';
import type { FoldButtonProps } from './fold-button';
import { lazyCardPart } from './lazy-card-part';

/** The button that opens a long text, loaded after it: nothing is folded before the first status is shown. */
const LazyFoldButton = lazyCardPart(
  (parts) => parts.FoldButton,
  ({ under }: FoldButtonProps) => <span className={join(styles.space, under && styles.under)} />,
);

interface StatusContentProps {
  view: StatusView;
  /** For the emphasised status of a conversation, which is not cut off. */
  large: boolean;
  isTall: boolean;
}

/** The text of a status. A tall one fades out until the viewer opens it. */
function StatusContent({ view: { status, content }, large, isTall }: StatusContentProps) {
  const text = useText();
  const beginning = useMemo(() => firstPart(content.nodes), [content]);
  const isHuge = beginning !== content.nodes;
  const isLong = isTall || isHuge;
  const [isFull, setFull] = useRememberedState(`tall ${status.id}`, large && !isHuge);

  return (
    <>
      <div
        className={join(styles.content, large && styles.large, isLong && !isFull && styles.tall)}
        {...writtenIn(status.language)}
      >
        <RichText nodes={isFull ? content.nodes : beginning} />
        {content.truncated && (isFull || !isHuge) && <p className={styles.cut}>{text('status.cut')}</p>}
      </div>
      {isLong && <LazyFoldButton of="text" under isOpen={isFull} onOpen={setFull} />}
    </>
  );
}

/** Characters above which a subject is long. */
const LONG_SUBJECT = 240;

interface StatusSubjectProps {
  status: StatusRow;
  /** The button for the content behind the subject, if there is one. */
  children: ReactNode;
}

/** The subject of a status. A long one is cut off until the viewer opens it. */
function StatusSubject({ status, children }: StatusSubjectProps) {
  const [isFull, setFull] = useRememberedState(`full subject ${status.id}`, false);
  const subject = status.subject.trim();
  const isLong = subject.length > LONG_SUBJECT;

  return (
    <div className={styles.subject}>
      <Icon of={TriangleAlert} />
      <div className={styles.words}>
        <div className={join(isLong && !isFull && styles.short)} {...writtenIn(status.language)}>
          <RichText nodes={emojify(subject, status.emojis)} />
        </div>
        {isLong && <LazyFoldButton of="subject" under isOpen={isFull} onOpen={setFull} />}
      </div>
      {children}
    </div>
  );
}

/** Number of lines (each paragraph, line break and 80 characters count as one) above which a text is tall. */
const TALL_LINES = 20;

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
  const all = useOpenAllChoice('warnings');
  const key = `behind subject ${status.id}${all === null ? '' : ` ${all.number}`}`;
  const [chosen, setOpen] = useRememberedState<boolean | null>(key, all?.open ?? null);
  const hasSubject = status.subject.trim() !== '';
  const isCollapsed = hasSubject && collapses;
  const isTall = content.lineCount > TALL_LINES && !isCollapsed;
  const isOpen = isTall || (chosen ?? !isCollapsed);

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
