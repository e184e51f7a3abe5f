import { mediaCacheOf } from '@linnet/domain/configuration';
import { type FormEvent, useState } from 'react';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import { TextArea } from '../../../ui/field/text-field';
import { Note } from '../../../ui/note/note';
import { Section } from '../../../ui/section/section';
import { AddressList } from './address-list';
import styles from './upkeep.module.css';

/** The web addresses of a text with one a line; null when a line is none. */
function addressesOf(text: string): readonly string[] | null {
  const lines = text.split(/\s+/).filter((line) => line !== '');
  const areAddresses = lines.every((line) => /^https?:$/.test(URL.parse(line)?.protocol ?? ''));
  return areAddresses && lines.length > 0 ? [...new Set(lines)] : null;
}

/** Removes media from the cache, and refuses them for good if wanted; after a question with their addresses. */
export function PurgeForm({ query }: { readonly query: string }) {
  const text = useText();
  const cache = mediaCacheOf(useClient(), query);
  const [lines, setLines] = useState('');
  const [isBan, setBan] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<{ readonly count: number; readonly isBan: boolean } | null>(null);
  const urls = addressesOf(lines);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    setDone(null);
    if (urls !== null) setAsking(true);
  }

  return (
    <Section title={text('media_cache.remove')} titleClass={styles.title} className={styles.section}>
      <p className={styles.faint}>{text('media_cache.what')}</p>
      <form
        className={styles.form}
        aria-label={text('media_cache.remove')}
        noValidate
        onSubmit={handleSubmit}
      >
        <TextArea
          label={text('media_cache.addresses')}
          hint={text('media_cache.addresses_hint')}
          dir="ltr"
          rows={3}
          value={lines}
          problem={isSubmitted && urls === null ? text('media_cache.addresses_wrong') : undefined}
          onChange={setLines}
        />
        <Check checked={isBan} onChange={setBan}>
          {text('media_cache.ban')}
        </Check>
        <div className={styles.tools}>
          <Button type="submit" variant="primary">
            {text(isBan ? 'media_cache.remove_and_ban' : 'media_cache.remove_now')}
          </Button>
        </div>
      </form>
      {done !== null && (
        <Note tone="success" onDismiss={() => setDone(null)}>
          {text(done.isBan ? 'media_cache.removed_and_banned' : 'media_cache.removed', { count: done.count })}
        </Note>
      )}
      <ConfirmStep
        open={isAsking}
        title={text(isBan ? 'media_cache.ban_question' : 'media_cache.remove_question', {
          count: urls?.length ?? 0,
        })}
        text={
          <AddressList
            words={text(isBan ? 'media_cache.ban_text' : 'media_cache.remove_text')}
            urls={urls ?? []}
          />
        }
        confirmLabel={text(isBan ? 'media_cache.remove_and_ban' : 'media_cache.remove_now')}
        failed={(why) => text('media_cache.not_changed', { why })}
        step={() => cache.purge(urls ?? [], isBan)}
        onClose={() => setAsking(false)}
        onDone={() => {
          setDone({ count: urls?.length ?? 0, isBan });
          setAsking(false);
          setLines('');
          setBan(false);
          setSubmitted(false);
        }}
      />
    </Section>
  );
}
