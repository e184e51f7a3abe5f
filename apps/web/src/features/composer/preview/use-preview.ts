import { ApiError, type FailureReason } from '@linnet/api';
import { type DraftContent, type DraftPreview, previewDraft, sharedByThread } from '@linnet/domain/drafts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { parseHtml } from '../../../platform/html/parse-html';

/** Milliseconds without typing before the preview is fetched again. */
const QUIET = 500;

interface PreviewState {
  /** The last preview from the server; null before the first one, and while the post is empty. */
  readonly preview: DraftPreview | null;
  /** Why there is no newer preview. */
  readonly problem: 'post_status.preview_empty' | FailureReason | null;
  /** The preview does not match the current text. */
  readonly isOld: boolean;
  readonly retry: () => void;
}

interface Answer {
  readonly to: string;
  readonly problem: FailureReason | null;
}

/**
 * The preview of one post of a draft, fetched at once and then in each pause of typing. Outdated answers are dropped.
 */
export function usePreview(content: DraftContent, index: number): PreviewState {
  const client = useClient();
  const [preview, setPreview] = useState<DraftPreview | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const latest = useEffectEvent(() => content);
  const { following, ...first } = content;
  const written = index === 0 ? content : following[index - 1];
  // A change in another post of the thread does not fetch this preview again.
  const wish = JSON.stringify(index === 0 ? first : { ...sharedByThread(content), ...written });
  const isEmpty = written === undefined || (written.text.trim() === '' && content.subject.trim() === '');

  useEffect(() => {
    if (isEmpty) return undefined;
    let isWanted = true;
    async function ask(): Promise<void> {
      try {
        const made = await previewDraft(client, { content: latest(), index }, parseHtml);
        if (!isWanted) return;
        setPreview(made);
        setAnswer({ to: wish, problem: null });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isWanted) setAnswer({ to: wish, problem: error.reason });
      }
    }
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : QUIET);
    isFirst.current = false;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, wish, index, attempt, isEmpty]);

  const isAnswered = answer?.to === wish;
  return {
    preview: isEmpty ? null : preview,
    problem: isEmpty ? 'post_status.preview_empty' : isAnswered ? answer.problem : null,
    isOld: !isEmpty && !(isAnswered && answer.problem === null),
    retry() {
      isFirst.current = true;
      setAnswer(null);
      setAttempt(attempt + 1);
    },
  };
}
