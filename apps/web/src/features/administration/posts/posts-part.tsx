import type { PostsQuery } from '@linnet/domain/staff';
import Lock from 'lucide-react/icons/lock';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { Check } from '../../../ui/check/check';
import { Note } from '../../../ui/note/note';
import { EmptyState } from '../../../ui/state/empty-state';
import { LinkTabs } from '../../../ui/tabs/link-tabs';
import type { PartProps } from '../part-props';
import { HostForm } from './host-form';
import { PostList } from './post-list';
import { allPosts, postsPath, readPostsQuery } from './posts-address';
import styles from './posts.module.css';

/** All posts that this server has, or those that it has from one other server. */
export function PostsPart({ search }: PartProps) {
  const text = useText();
  const query = readPostsQuery(search);
  const { host } = query;
  const otherServer = postsPath({ ...allPosts, host: '' });
  return (
    <>
      <LinkTabs
        label={text('posts_desk.sources')}
        tabs={[
          { to: postsPath(allPosts), label: text('posts_desk.from_here') },
          { to: otherServer, label: text('posts_desk.from_other') },
        ]}
        current={host === null ? postsPath(allPosts) : otherServer}
      />
      <div className={styles.choices}>
        {host !== null && <HostForm key={host} host={host} />}
        <Filters query={query} />
        {query.withPrivate && (
          <Note tone="warning" icon={Lock}>
            {text('posts_desk.reads_private')}
          </Note>
        )}
      </div>
      {host === '' ? (
        <EmptyState title={text('posts_desk.choose')} text={text('posts_desk.choose_text')} />
      ) : (
        <PostList key={postsPath(query)} query={query} />
      )}
    </>
  );
}

/** The filters that the server has: for another server only one. All of it is in the address. */
function Filters({ query }: { readonly query: PostsQuery }) {
  const text = useText();
  const change = (part: Partial<PostsQuery>) => navigate(postsPath({ ...query, ...part }), { replace: true });
  return (
    <div className={styles.filters} role="group" aria-label={text('posts_desk.filters')}>
      {query.host === null && (
        <>
          <Check checked={query.localOnly} onChange={(localOnly) => change({ localOnly })}>
            {text('posts_desk.local_only')}
          </Check>
          <Check checked={query.withPrivate} onChange={(withPrivate) => change({ withPrivate })}>
            {text('posts_desk.with_private')}
          </Check>
        </>
      )}
      <Check checked={query.withRepeats} onChange={(withRepeats) => change({ withRepeats })}>
        {text('posts_desk.with_repeats')}
      </Check>
    </div>
  );
}
