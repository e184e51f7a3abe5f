import ArrowDown from 'lucide-react/icons/arrow-down';
import { memo, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { usePageVisible } from '../../platform/browser/use-page-visible';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { useTimeout } from '../../platform/time/use-timeout';
import { CardBoundary } from '../../ui/boundary/boundaries';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Spinner } from '../../ui/spinner/spinner';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { plainName } from '../account/plain-name';
import styles from './message-log.module.css';
import { createLogRest, LogRestContext } from './log-rest';
import { useLogScroll } from './use-log-scroll';

/** How long something has been in view when it counts as read, in milliseconds. */
const READ_DELAY_MS = 1500;
/** How many messages are announced if they arrive at once; of more, only their number is. */
const MAX_ANNOUNCED = 3;
/** After so many milliseconds at most it is tried again. */
const MAX_READ_DELAY_MS = 60_000;
/** How long the log has stood at its end when lines far above are dropped, in milliseconds. */
const TRIM_DELAY_MS = 5000;

/** Kinds of lines that are on their way: whoever writes wants to see them. */
const unsent: readonly string[] = ['job', 'outgoing'];

/** What was written, or what is on its way. */
interface Line {
  readonly kind: string;
  readonly id: string;
}

/** The day on which the following lines were written. */
interface Day {
  readonly kind: 'day';
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Something that was written. */
export interface LogItem {
  readonly id: string;
  readonly isOwn: boolean;
}

interface MessageLogProps<Any extends Line> {
  readonly label: string;
  /** The oldest first. */
  readonly lines: readonly (Day | Any)[];
  /** The newest first. */
  readonly items: readonly LogItem[];
  readonly renderLine: (line: Any) => ReactElement;
  /** What of an item is announced when it arrives. */
  readonly announcement: (id: string) => ReactNode;
  readonly isLoading: boolean;
  /** There are older lines that can be loaded now. */
  readonly hasOlder: boolean;
  readonly loadOlder: () => unknown;
  /** Drops lines far above the end. */
  readonly trim?: () => void;
  /** Something of what is shown is unread. */
  readonly unread: boolean;
  /** Resolves to whether it is marked. */
  readonly markRead: () => Promise<boolean>;
  /** Above the lines. */
  readonly children?: ReactNode;
}

/** What was written, the newest at the end, where the log stays unless somebody scrolls up. */
export function MessageLog<Any extends Line>(props: MessageLogProps<Any>) {
  const { label, lines, items, renderLine, isLoading, hasOlder, loadOlder, trim } = props;
  const text = useText();
  const lastLine = lines.at(-1);
  const { log, mounted, above, below, from, to, isAtEnd, scrollToEnd, onScroll } = useLogScroll({
    lines,
    ownId: lastLine !== undefined && unsent.includes(lastLine.kind) ? lastLine.id : null,
    hasOlder,
    loadOlder,
  });
  const [rest] = useState(createLogRest);
  useMarkRead(props, isAtEnd);
  const { count, announced } = useNews(items, isAtEnd);

  useEffect(() => {
    if (!isAtEnd || trim === undefined) return undefined;
    const timer = setTimeout(trim, TRIM_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isAtEnd, trim]);

  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        // What is new is announced by itself: scrolling mounts old messages, which are no news.
        aria-live="off"
        aria-label={label}
        aria-busy={isLoading}
        tabIndex={-1}
        onScroll={() => {
          rest.moved();
          onScroll();
        }}
      >
        <div className={styles.lines}>
          {props.children}
          {lines.length === 0 && <p className={styles.aside}>{text('chats.nothing_yet')}</p>}
          <div ref={above} />
          <div ref={mounted}>
            <LogRestContext value={rest}>
              {lines.slice(from, to).map((line) => (
                <LogLine key={line.id} line={line} renderLine={renderLine} />
              ))}
            </LogRestContext>
          </div>
          <div ref={below} />
        </div>
      </div>
      {isLoading && (
        // Over the lines: it must not move them.
        <div className={styles.older}>
          <Spinner />
        </div>
      )}
      {!isAtEnd && (
        <Button
          small
          className={styles.toEnd}
          icon={<Icon of={ArrowDown} size="small" />}
          onClick={scrollToEnd}
        >
          {count > 0 ? text('chats.new_messages', { count }) : text('chats.to_end')}
        </Button>
      )}
      <VisuallyHidden>
        {/* Each line is announced once, when it is added. */}
        <div role="status" aria-atomic={false}>
          {announced.map(({ id, count: all }) => (
            <p key={id}>{all > 1 ? text('chats.new_messages', { count: all }) : props.announcement(id)}</p>
          ))}
        </div>
      </VisuallyHidden>
    </div>
  );
}

interface LogLineProps<Any extends Line> extends Pick<MessageLogProps<Any>, 'renderLine'> {
  readonly line: Day | Any;
}

/** Nothing of it is rendered again while others come into view. */
const LogLine = memo(function LogLine<Any extends Line>({ line, renderLine }: LogLineProps<Any>) {
  return (
    <div className={styles.line}>
      <CardBoundary resetKey={line.id}>
        {isDay(line) ? <DayLine time={line.time} /> : renderLine(line)}
      </CardBoundary>
    </div>
  );
}) as <Any extends Line>(props: LogLineProps<Any>) => ReactElement;

const isDay = (line: Day | Line): line is Day => line.kind === 'day';

export function DayLine({ time }: Pick<Day, 'time'>) {
  const { date } = useAbsoluteTime();
  return (
    <p className={styles.aside}>
      <time dateTime={new Date(time).toISOString()}>{date(time)}</time>
    </p>
  );
}

interface AnnouncedProps {
  readonly author: Parameters<typeof useAccount>[0];
  readonly message: string;
}

/** Who wrote what; one's own words are announced when the server has them. */
export function Announced({ author, message }: AnnouncedProps) {
  const text = useText();
  const account = useAccount(author);
  const session = useSession();
  if (session.state !== 'visitor' && session.accountId === author) return `${text('chats.you')} ${message}`;
  return account === undefined ? null : text('chats.announced', { name: plainName(account), message });
}

interface News {
  readonly newest: string | undefined;
  /** How much others have written since the log was last at its end. */
  readonly count: number;
  /** What arrived last, the oldest first: a message each, or the newest of several of others and how many they were. */
  readonly announced: readonly { readonly id: string; readonly count: number }[];
}

/** What has been written since the log was opened. */
function useNews(items: readonly LogItem[], isAtEnd: boolean) {
  const newest = items[0]?.id;
  const [news, setNews] = useState<News>({ newest, count: 0, announced: [] });
  if (news.newest !== newest) {
    // What follows a deleted message is no news.
    const known = news.newest === undefined ? items.length : items.findIndex(({ id }) => id === news.newest);
    const arrived = items.slice(0, Math.max(0, known));
    const others = arrived.filter(({ isOwn }) => !isOwn);
    const [last] = others;
    const added =
      last !== undefined && others.length > MAX_ANNOUNCED
        ? [{ id: last.id, count: others.length }]
        : arrived.toReversed().map(({ id }) => ({ id, count: 1 }));
    const count = isAtEnd ? 0 : news.count + others.length;
    setNews({ newest, count, announced: [...news.announced, ...added].slice(-MAX_ANNOUNCED) });
  } else if (isAtEnd && news.count > 0) setNews({ ...news, count: 0 });
  return news;
}

/** Marks what is in view as read: while the end is in view and the page is visible. What fails is tried again later. */
function useMarkRead(
  { items, unread, markRead }: Pick<MessageLogProps<Line>, 'items' | 'unread' | 'markRead'>,
  isAtEnd: boolean,
): void {
  const isVisible = usePageVisible();
  const [last, setLast] = useState({ marked: '', failures: 0 });
  const newest = items[0]?.id ?? '';
  const isNew = newest !== last.marked;
  const isDue = isVisible && isAtEnd && unread && (isNew || last.failures > 0);
  const delay = isNew ? READ_DELAY_MS : Math.min(READ_DELAY_MS * 2 ** last.failures, MAX_READ_DELAY_MS);

  async function mark() {
    const failures = isNew ? 0 : last.failures;
    setLast({ marked: newest, failures: 0 });
    if (await markRead()) return;
    setLast((now) => (now.marked === newest ? { marked: newest, failures: failures + 1 } : now));
  }

  useTimeout(() => void mark(), isDue ? delay : null, newest);
}
