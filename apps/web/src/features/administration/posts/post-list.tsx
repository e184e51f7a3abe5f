import type { Status } from '@linnet/api';
import {
  type PostsQuery,
  hasPrivilege,
  postAfter,
  postBulkOf,
  postsOf,
  runBulk,
  takePostStep,
} from '@linnet/domain/staff';
import { useState } from 'react';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { FeedSkeleton } from '../../../blocks/feed/feed-skeleton';
import { LoadedList } from '../../../blocks/list-foot/loaded-list';
import { LongList } from '../../../blocks/people/list/long-list';
import { useClient } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { shortened } from '../../../platform/i18n/shortened';
import { useText } from '../../../platform/i18n/use-text';
import { useRestoredPosition } from '../../../platform/navigation/restored-position';
import { BulkBar } from '../parts-kit/bulk-bar';
import { useSelectedIds } from '../parts-kit/selected-ids';
import { useSomeNames } from '../parts-kit/use-some-names';
import { PostRow } from './post-row';
import { type BulkPostStep, bulkPostSteps } from './post-steps';
import { postsPath } from './posts-address';

/** The step that was chosen for several posts, before it is confirmed. */
interface AskedStep {
  readonly chosen: BulkPostStep;
  readonly posts: readonly Status[];
}

/** Of a post, in pixels. */
const ESTIMATED_HEIGHT = 240;
const MAX_EXCERPT = 60;

const idOf = ({ id }: Status): string => id;
const authorOf = ({ account: { acct } }: Status): string => `@${acct}`;

/** The posts of a query, newest first, with what can be done with one or several of them. */
export function PostList({ query }: { readonly query: PostsQuery }) {
  useRestoredPosition(true);
  const text = useText();
  const someNames = useSomeNames();
  const client = useClient();
  const canChange = hasPrivilege(useStaffScene(), 'messages_delete');
  const feed = postsOf(client, query);
  const list = useRowFeed(feed);
  const selection = useSelectedIds();
  const bulk = postBulkOf(client);
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const rows = list.rows ?? [];

  /** Shows a post as the server has it now; null: it is deleted; undefined: that is not known. */
  function show(id: Status['id'], now: Status | null | undefined) {
    if (now === null) feed.remove(id);
    else if (now !== undefined) feed.put(now);
  }

  /** The author and the beginning of the text. */
  function nameOf(status: Status): string {
    const words = client.statusViews.get(status.id)?.content.plainText.trim() ?? '';
    return words === '' ? authorOf(status) : `${authorOf(status)}: ${shortened(words, MAX_EXCERPT)}`;
  }

  function handleConfirm({ chosen, posts }: AskedStep) {
    setAsked(null);
    void bulk.run(posts, async (left, run) => {
      const step = async (status: Status) => {
        const outcome = await takePostStep(client, status, chosen.step);
        show(status.id, postAfter(outcome, chosen.step));
        return outcome;
      };
      const outcome = await runBulk(left, step, run);
      selection.unselect([...outcome.done, ...outcome.already]);
      return outcome;
    });
  }

  return (
    <>
      {canChange && (
        <BulkBar<Status>
          rows={rows}
          selection={selection}
          bulk={bulk}
          nameOf={nameOf}
          actions={bulkPostSteps.map((chosen) => ({
            icon: chosen.icon,
            label: chosen.label(text),
            danger: chosen.danger === true,
            onRun: (selected) => setAsked({ chosen, posts: selected.filter(chosen.isFor) }),
          }))}
          question={
            asked && {
              title: text(`posts_desk.${asked.chosen.id}_question`, { count: asked.posts.length }),
              text:
                asked.posts.length === 0
                  ? text('posts_desk.for_none')
                  : text(`posts_desk.${asked.chosen.id}_text`, {
                      names: someNames(asked.posts.map(authorOf)),
                    }),
              confirmLabel: asked.chosen.label(text),
              danger: asked.chosen.danger === true,
              onConfirm: () => handleConfirm(asked),
              onCancel: () => setAsked(null),
            }
          }
        />
      )}
      <LoadedList
        list={list}
        skeleton={<FeedSkeleton />}
        failed={text('posts_desk.failed')}
        empty={
          query.host === null
            ? { title: text('posts_desk.none'), text: text('posts_desk.none_text') }
            : {
                title: text('posts_desk.none_host', { host: query.host }),
                text: text('posts_desk.none_host_text'),
              }
        }
      >
        {(posts) => (
          <LongList
            label={text('administration.posts')}
            rows={posts}
            keyOf={idOf}
            height={ESTIMATED_HEIGHT}
            listKey={postsPath(query)}
            boxed={false}
            onEnd={list.hasMore && list.error === null ? list.loadMore : null}
          >
            {(status) => (
              <PostRow
                status={status}
                name={nameOf(status)}
                selection={canChange ? selection : null}
                onChanged={(now) => show(status.id, now)}
              />
            )}
          </LongList>
        )}
      </LoadedList>
    </>
  );
}
