import { mediaCacheOf } from '@linnet/domain/configuration';
import { useState } from 'react';
import { partPath } from '../../../blocks/administration/part-entries';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { LoadedList } from '../../../blocks/list-foot/loaded-list';
import { useClient } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { createWindowRequests, useWindow } from '../../../platform/windows/use-window';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import { SearchField } from '../../../ui/search-field/search-field';
import { Section } from '../../../ui/section/section';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { useSelectedIds } from '../parts-kit/selected-ids';
import type { PartProps } from '../part-props';
import { AddressList } from './address-list';
import { PurgeForm } from './purge-form';
import styles from './upkeep.module.css';

/** Removes media of other servers from the cache of the media proxy, bans them from it, or lifts a ban. */
export function MediaCachePart({ search }: PartProps) {
  const text = useText();
  const query = new URLSearchParams(search).get('query') ?? '';
  return (
    <>
      <PurgeForm query={query} />
      <Section title={text('media_cache.banned')} titleClass={styles.title} className={styles.section}>
        <SearchField
          label={text('media_cache.search')}
          query={query}
          onSearch={(words) =>
            navigate(
              words === ''
                ? partPath('media-cache')
                : `${partPath('media-cache')}?${new URLSearchParams({ query: words })}`,
              { replace: true },
            )
          }
        />
        <BannedList key={query} query={query} />
      </Section>
    </>
  );
}

function BannedList({ query }: { readonly query: string }) {
  const text = useText();
  const cache = mediaCacheOf(useClient(), query);
  const list = useRowFeed(cache);
  const selection = useSelectedIds();
  const [requests] = useState(() => createWindowRequests<{ readonly urls: readonly string[] }>());
  const asked = useWindow(requests);
  const selected = selection.among(list.rows ?? []).map(({ id }) => id);
  const urls = asked?.request.urls ?? [];
  return (
    <>
      <LoadedList
        list={list}
        skeleton={<PeopleSkeleton />}
        failed={text('media_cache.failed')}
        empty={{ title: text('media_cache.none') }}
        compact
      >
        {(rows) => (
          <ul className={styles.addresses} aria-label={text('media_cache.banned')}>
            {rows.map(({ id }) => (
              <li key={id}>
                <Check checked={selection.has(id)} onChange={(isOn) => selection.set([id], isOn)}>
                  <bdi className={styles.lines}>{id}</bdi>
                </Check>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      {(list.rows ?? []).length > 0 && (
        <div className={styles.tools}>
          <Button disabled={selected.length === 0} onClick={() => requests.open({ urls: selected })}>
            {text('media_cache.unban', { count: selected.length })}
          </Button>
        </div>
      )}
      {asked !== null && (
        <ConfirmStep
          key={asked.request.number}
          open={asked.open}
          title={text('media_cache.unban_question', { count: urls.length })}
          text={<AddressList words={text('media_cache.unban_text')} urls={urls} />}
          confirmLabel={text('media_cache.unban', { count: urls.length })}
          failed={(why) => text('media_cache.not_changed', { why })}
          step={() => cache.unban(urls)}
          onClose={asked.onClose}
          onDone={() => {
            selection.set(urls, false);
            asked.onClose();
          }}
        />
      )}
    </>
  );
}
