import type { ErrorReason, StatusId } from '@linnet/api';
import type { Author, StatusRow, StatusView } from '@linnet/domain';
import { reportDraftsOf, createPersonPosts } from '@linnet/domain/reports';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { plainName } from '../../blocks/account/plain-name';
import { RequestError } from '../../blocks/error/error-note';
import { StatusTime } from '../../blocks/inline-parts/lazy-inline-parts';
import { CompactBody } from '../../blocks/quote/compact-parts';
import { isThumbnail } from '../../blocks/quote/text-placeholder';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useStatusView } from '../../platform/client/use-status-view';
import { useWantedStatus } from '../../platform/client/use-account';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './report.module.css';

/** The attachments of a post in a report. They are shown on request only: nobody has to see them to report them. */
function CoveredMedia({ status }: { readonly status: StatusRow }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const count = status.attachments.length;
  if (count === 0) return null;
  const pictures = status.attachments.filter(isThumbnail);
  const others = count - pictures.length;
  return (
    <div className={styles.media}>
      <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? 'user_reporting.media_shown' : 'user_reporting.media', { count })}
      </Button>
      {isOpen && (
        <div className={styles.pictures}>
          {pictures.map(({ id, previewUrl, description }) => (
            <img
              key={id}
              src={previewUrl}
              alt={description === '' ? text('status.picture_without_description') : description}
              decoding="async"
            />
          ))}
          {others > 0 && <span>{text('user_reporting.media_other', { count: others })}</span>}
        </div>
      )}
    </div>
  );
}

interface ReportedPostProps {
  readonly id: StatusId;
  readonly isChosen: boolean;
  readonly onChoose: (on: boolean) => void;
}

const isMissing = (reason: ErrorReason): boolean =>
  reason.kind === 'http' && (reason.status === 404 || reason.status === 410);

/** One post to choose, with its text and covered attachments. A deleted post is deselected and not shown. */
function ReportedPost({ id, isChosen, onChoose }: ReportedPostProps) {
  const view = useStatusView(id);
  const request = useWantedStatus(id);
  const text = useText();
  const isDeleted =
    view === undefined ? request.state === 'failed' && isMissing(request.reason) : view.status.deleted;
  const deselect = useEffectEvent(() => onChoose(false));
  useEffect(() => {
    if (isDeleted && isChosen) deselect();
  }, [isDeleted, isChosen]);

  if (isDeleted) return null;
  return (
    <li className={styles.post} data-chosen={isChosen}>
      <div className={styles.head}>
        <Check checked={isChosen} onChange={onChoose}>
          {text('user_reporting.choose_post')}
        </Check>
        {view !== undefined && (
          <span className={styles.when}>
            <StatusTime at={view.status.createdAt} />
          </span>
        )}
      </div>
      {view !== undefined && <Post view={view} />}
      {view === undefined && request.state === 'failed' && (
        <RequestError title={text('user_reporting.post_error')} failed={request} />
      )}
      {view === undefined && request.state !== 'failed' && (
        <div className={styles.loading}>
          <Spinner />
        </div>
      )}
    </li>
  );
}

function Post({ view }: { readonly view: StatusView }): ReactNode {
  return (
    <CompactBody view={view}>
      <CoveredMedia status={view.status} />
    </CompactBody>
  );
}

interface PostChoiceProps {
  readonly account: Author;
  /** The post from which the report was started; listed first. */
  readonly reported: StatusId | null;
  readonly chosen: readonly StatusId[];
  readonly problem: string | undefined;
}

/** Chooses the posts of an account that a report is about. */
export function PostChoice({ account, reported, chosen, problem }: PostChoiceProps) {
  const text = useText();
  const client = useClient();
  const [posts] = useState(() => createPersonPosts(client, account.id));
  const { rows, hasMore, isLoading, error } = useCell(posts.state);
  const loadMore = (): void => void posts.loadMore();

  useEffect(() => void posts.load(), [posts]);

  // Posts chosen before the form was closed may be older than those that are loaded.
  const [initiallyChosen] = useState(chosen);
  const shown = [...new Set([...(reported === null ? [] : [reported]), ...initiallyChosen, ...(rows ?? [])])];

  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>{text('user_reporting.posts')}</legend>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.posts}>
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((id) => (
              <ReportedPost
                key={id}
                id={id}
                isChosen={chosen.includes(id)}
                onChoose={(on) => reportDraftsOf(client).choose(account.id, id, on)}
              />
            ))}
          </ul>
        )}
        {(isLoading || (rows === null && error === null)) && (
          <div className={styles.loading}>
            <Spinner />
          </div>
        )}
        {error !== null && (
          <RequestError
            title={text('user_reporting.posts_error')}
            failed={{ reason: error, retry: loadMore }}
          />
        )}
        {rows !== null && !hasMore && shown.length === 0 && (
          <p className={styles.none}>{text('user_reporting.posts_none', { name: plainName(account) })}</p>
        )}
        {hasMore && !isLoading && error === null && (
          <Button small className={styles.more} onClick={loadMore}>
            {text('user_reporting.posts_more')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
