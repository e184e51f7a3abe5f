import { type PackRow, emojiListingOf, emojiPacksOf } from '@linnet/domain/emoji-packs';
import Globe from 'lucide-react/icons/globe';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { LoadedList } from '../../../blocks/list-foot/loaded-list';
import { useClient } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { Button } from '../../../ui/button/button';
import { LinkButton } from '../../../ui/button/link-button';
import { Icon } from '../../../ui/icon/icon';
import { SearchField } from '../../../ui/search-field/search-field';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { EmptyState } from '../../../ui/state/empty-state';
import { otherServerAddress, packAddress, pictureAddress } from './emoji-addresses';
import styles from './emoji.module.css';
import { ListingNote } from './listing-note';
import { NewPack } from './new-pack';
import { PackListMenu } from './pack-list-menu';

/** All packs of the server, with ways to get more. */
export function PackList() {
  const text = useText();
  const client = useClient();
  const packs = emojiPacksOf(client);
  const list = useRowFeed(packs);
  const [query, setQuery] = useState('');
  const [isMaking, setMaking] = useState(false);
  const { hasMore, isLoading, error } = list;
  const isSearching = query.trim() !== '';

  // The server can't search: all packs are loaded for it.
  useEffect(() => {
    if (isSearching && hasMore && !isLoading && error === null) void packs.loadMore();
  }, [isSearching, hasMore, isLoading, error, packs]);

  return (
    <div className={styles.part}>
      <div className={styles.listTools}>
        <div className={styles.tools}>
          <Button variant="primary" icon={<Icon of={Plus} size="small" />} onClick={() => setMaking(true)}>
            {text('emoji_packs.new')}
          </Button>
          <LinkButton to={otherServerAddress('')} icon={<Icon of={Globe} size="small" />}>
            {text('emoji_packs.from_server')}
          </LinkButton>
        </div>
        <PackListMenu />
      </div>
      <ListingNote listing={emojiListingOf(client)} />
      <SearchField label={text('emoji_packs.search')} query={query} onSearch={setQuery} />
      <LoadedList
        list={list}
        skeleton={<PeopleSkeleton />}
        failed={text('emoji_packs.load_failed')}
        empty={{ title: text('emoji_packs.none'), text: text('emoji_packs.none_text') }}
        notOffered={{ title: text('emoji_packs.not_offered'), text: text('emoji_packs.not_offered_text') }}
        more="emoji_packs.more"
      >
        {(rows) => <PackRows rows={rows.filter((row) => isFound(row, query))} isComplete={!hasMore} />}
      </LoadedList>
      {isMaking && <NewPack onClose={() => setMaking(false)} />}
    </div>
  );
}

/** Whether the name of a pack, its description or one of its shortcodes has the words. */
function isFound({ name, pack }: PackRow, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return true;
  return [name, pack.description, ...Object.keys(pack.files)].some((words) =>
    words.toLowerCase().includes(wanted),
  );
}

function PackRows({ rows, isComplete }: { readonly rows: readonly PackRow[]; readonly isComplete: boolean }) {
  const text = useText();
  if (rows.length === 0 && isComplete) {
    return <EmptyState title={text('emoji_packs.not_found')} text={text('emoji_packs.not_found_text')} />;
  }
  return (
    <ul className={styles.packs}>
      {rows.map((row) => (
        <PackCard key={row.name} row={row} />
      ))}
    </ul>
  );
}

const MAX_SAMPLES = 8;

function PackCard({ row: { name, pack } }: { readonly row: PackRow }) {
  const text = useText();
  return (
    <li className={styles.packRow}>
      <Link className={styles.packLink} to={packAddress(name)}>
        <span className={styles.packWords}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span className={styles.faint}>
            {text('emoji_packs.count', { count: pack.count })}
            {pack.shared && ` · ${text('emoji_packs.shared')}`}
          </span>
          {pack.description !== '' && <bdi className={styles.description}>{pack.description}</bdi>}
        </span>
        <span className={styles.samples} aria-hidden>
          {Object.entries(pack.files)
            .slice(0, MAX_SAMPLES)
            .map(([shortcode, file]) => (
              <img key={shortcode} src={pictureAddress(name, file)} alt="" loading="lazy" decoding="async" />
            ))}
        </span>
      </Link>
    </li>
  );
}
