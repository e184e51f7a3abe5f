import { mediaCacheOf } from '@linnet/domain/configuration';
import { useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import { TextArea } from '../../../ui/field/text-field';
import { AddressList } from './address-list';
import { ConfirmedForm } from './confirmed-form';

/** The web addresses in a text, one a line; null if there are none or one is not valid. */
function addressesOf(text: string): readonly string[] | null {
  const lines = text.split(/\s+/).filter((line) => line !== '');
  const areAddresses = lines.every((line) => /^https?:$/.test(URL.parse(line)?.protocol ?? ''));
  return areAddresses && lines.length > 0 ? [...new Set(lines)] : null;
}

/** Removes media from the cache, and bans them if chosen, after a question that lists their addresses. */
export function PurgeForm({ query }: { readonly query: string }) {
  const text = useText();
  const cache = mediaCacheOf(useClient(), query);
  const [lines, setLines] = useState('');
  const [isBan, setBan] = useState(false);
  const urls = addressesOf(lines);
  const count = urls?.length ?? 0;
  return (
    <ConfirmedForm
      title={text('media_cache.remove')}
      what={text('media_cache.what')}
      fields={(isWrong) => (
        <>
          <TextArea
            label={text('media_cache.addresses')}
            hint={text('media_cache.addresses_hint')}
            dir="ltr"
            rows={3}
            value={lines}
            problem={isWrong ? text('media_cache.addresses_wrong') : undefined}
            onChange={setLines}
          />
          <Check checked={isBan} onChange={setBan}>
            {text('media_cache.ban')}
          </Check>
        </>
      )}
      isValid={urls !== null}
      submit={text(isBan ? 'media_cache.remove_and_ban' : 'media_cache.remove_now')}
      question={text(isBan ? 'media_cache.ban_question' : 'media_cache.remove_question', { count })}
      text={
        <AddressList
          words={text(isBan ? 'media_cache.ban_text' : 'media_cache.remove_text')}
          urls={urls ?? []}
        />
      }
      failed={(why) => text('media_cache.not_changed', { why })}
      step={() => cache.purge(urls ?? [], isBan)}
      done={text(isBan ? 'media_cache.removed_and_banned' : 'media_cache.removed', { count })}
      onDone={() => {
        setLines('');
        setBan(false);
      }}
    />
  );
}
