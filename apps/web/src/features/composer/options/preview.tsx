import { ApiError, type ErrorReason } from '@linnet/api';
import {
  type DraftContent,
  type DraftPreview,
  pollProblem,
  previewDraft,
  sharedByThread,
} from '@linnet/domain/drafts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AccountLine } from '../../../blocks/account/display-name';
import { errorMessage } from '../../../blocks/error/use-error-text';
import { Avatar } from '../../../blocks/inline-parts/avatar';
import { PollChoices } from '../../../blocks/poll/poll-parts';
import { StatusMedia, StatusQuote } from '../../../blocks/status/attached-parts';
import { ScopeIcon } from '../../../blocks/status/scope-icon';
import { StatusBody } from '../../../blocks/status/status-body';
import { useClient } from '../../../platform/client/client-provider';
import { parseHtml } from '../../../platform/html/parse-html';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import { Spinner } from '../../../ui/spinner/spinner';
import { join } from '../../../ui/styles/join';
import styles from './preview.module.css';

interface PreviewProblemProps {
  readonly problem: 'post_status.preview_empty' | 'polls.not_enough_options' | ErrorReason;
  /** Undefined if retrying cannot help. */
  readonly onRetry?: (() => void) | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

/** Why there is no preview, or only a part of it. */
function PreviewProblem({ problem, onRetry, onDismiss }: PreviewProblemProps) {
  const text = useText();
  const { id, values } = typeof problem === 'string' ? { id: problem } : errorMessage(problem);
  return (
    <div className={styles.problem}>
      <Note tone="error" onDismiss={onDismiss}>
        <span className={styles.text}>
          <Text id="post_status.error" values={{ message: text(id, values), b: (parts) => <b>{parts}</b> }} />
        </span>
        {onRetry && (
          <Button small onClick={onRetry}>
            {text('general.retry')}
          </Button>
        )}
      </Note>
    </div>
  );
}

/** A post that does not exist yet: like a status card, without its actions. */
function PreviewedPost({ preview: { view, poll } }: { readonly preview: DraftPreview }) {
  const { status, author } = view;
  return (
    <div className={styles.post}>
      <Avatar account={author} size="small" />
      <div className={styles.column}>
        <div className={styles.head}>
          <AccountLine account={author} />
          <ScopeIcon scope={status.scope} />
        </div>
        <StatusBody view={view}>
          {poll !== null && (
            <div className={styles.poll}>
              <PollChoices poll={poll} language={status.language} />
            </div>
          )}
          {status.attachments.length > 0 && <StatusMedia status={status} coveredBy={[]} />}
        </StatusBody>
        <StatusQuote status={status} />
      </div>
    </div>
  );
}

/** The pause in typing after which the preview is fetched again. */
const TYPING_PAUSE_MS = 500;

interface PreviewState {
  /** The last preview from the server; null before the first one, and while the post is empty. */
  readonly preview: DraftPreview | null;
  /** Why the latest text has no preview. */
  readonly problem: 'post_status.preview_empty' | ErrorReason | null;
  /** The preview does not match the current text. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

interface Answer {
  readonly content: string;
  readonly problem: ErrorReason | null;
}

/**
 * The preview of one post of a draft, fetched at once and then in each pause of typing. Outdated answers are dropped.
 */
function usePreview(content: DraftContent, index: number): PreviewState {
  const client = useClient();
  const [preview, setPreview] = useState<DraftPreview | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const latest = useEffectEvent(() => content);
  const { following: laterPosts, ...first } = content;
  const post = index === 0 ? content : laterPosts[index - 1];
  // A change in another post of the thread does not fetch this preview again.
  const shown = JSON.stringify(index === 0 ? first : { ...sharedByThread(content), ...post });
  const isEmpty = post === undefined || (post.text.trim() === '' && content.subject.trim() === '');

  useEffect(() => {
    if (isEmpty) return undefined;
    let isWanted = true;
    async function load(): Promise<void> {
      try {
        const fetched = await previewDraft(client, { content: latest(), index }, parseHtml);
        if (!isWanted) return;
        setPreview(fetched);
        setAnswer({ content: shown, problem: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isWanted) setAnswer({ content: shown, problem: error.reason });
      }
    }
    const timer = setTimeout(() => void load(), isFirst.current ? 0 : TYPING_PAUSE_MS);
    isFirst.current = false;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, shown, index, attempt, isEmpty]);

  const isAnswered = answer?.content === shown;
  return {
    preview: isEmpty ? null : preview,
    problem: isEmpty ? 'post_status.preview_empty' : isAnswered ? answer.problem : null,
    isStale: !isEmpty && !(isAnswered && answer.problem === null),
    retry() {
      isFirst.current = true;
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}

interface PostPreviewProps {
  readonly content: DraftContent;
  /** 0 for the first post of the draft. */
  readonly index: number;
  readonly onClose: () => void;
}

/** The preview of one post of a draft. It is updated in pauses of typing. */
function PostPreview({ content, index, onClose }: PostPreviewProps) {
  const { preview, problem, isStale, retry } = usePreview(content, index);
  const poll = content.poll === null || index > 0 ? null : pollProblem(content.poll);
  const isWaiting = preview === null && problem === null;

  return (
    <div className={styles.item} aria-busy={isStale && problem === null}>
      {isWaiting && (
        <div className={styles.loading}>
          <Spinner />
        </div>
      )}
      {problem !== null && (
        <PreviewProblem
          problem={problem}
          onRetry={typeof problem === 'string' ? undefined : retry}
          onDismiss={onClose}
        />
      )}
      {preview !== null && (
        <div className={join(isStale && styles.stale)}>
          <PreviewedPost preview={preview} />
          {poll !== null && <PreviewProblem problem={poll} />}
        </div>
      )}
    </div>
  );
}

interface PreviewProps {
  readonly content: DraftContent;
  readonly onClose: () => void;
}

/** The preview of a post and of each further post of its thread. */
export function Preview({ content, onClose }: PreviewProps) {
  const text = useText();
  const posts = ['first', ...content.following.map(({ id }) => id)];
  return (
    <section className={styles.preview} aria-label={text('preview.label')}>
      <h3 className={styles.title}>{text('preview.label')}</h3>
      {posts.map((id, index) => (
        <PostPreview key={id} content={content} index={index} onClose={onClose} />
      ))}
    </section>
  );
}
