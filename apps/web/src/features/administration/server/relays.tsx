import type { Relay } from '@linnet/api';
import { relaysOf } from '@linnet/domain/configuration';
import { type FormEvent, useState } from 'react';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useClient } from '../../../platform/client/client-provider';
import { useResource, useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { Note } from '../../../ui/note/note';
import { Section } from '../../../ui/section/section';
import { TextSkeletons } from '../../../ui/skeleton/text-skeletons';
import styles from './server.module.css';

function RelayItem({ relay, onRemove }: { readonly relay: Relay; readonly onRemove: () => void }) {
  const text = useText();
  return (
    <li className={styles.item}>
      <bdi className={styles.address}>{relay.actor}</bdi>
      {!relay.followedBack && <p className={styles.hint}>{text('server_relays.not_followed_back')}</p>}
      <div className={styles.tools}>
        <Button
          small
          variant="quiet"
          aria-label={text('server_relays.remove_of', { relay: relay.actor })}
          onClick={onRemove}
        >
          {text('server_relays.remove')}
        </Button>
      </div>
    </li>
  );
}

/** The relays of the server, and a form for one more. */
export function RelaysSection() {
  const text = useText();
  const relays = relaysOf(useClient());
  const { value, error } = useResource(relays);
  const [actor, setActor] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [asked, setAsked] = useState<Relay | null>(null);
  const isAddress = /^https?:\/\/[^\s/]+\/\S+$/i.test(actor.trim());
  const add = useStep({
    step: () => relays.add(actor.trim()),
    onDone() {
      setActor('');
      setSubmitted(false);
    },
  });
  const errorText = useErrorText(add.error);
  // A server that refuses a relay only repeats its address, which explains nothing.
  const why = add.error?.kind === 'http' && add.error.text === actor.trim() ? '' : errorText;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (isAddress) void add.run();
  }

  return (
    <Section className={styles.part} title={text('server_relays.title')} titleClass={styles.title}>
      <p className={styles.hint}>{text('server_relays.what')}</p>
      {value === null ? (
        <NotLoaded
          compact
          title={text('server_relays.not_loaded')}
          reason={error}
          skeleton={<TextSkeletons className={styles.skeleton} texts={[['60%', '40%']]} />}
          onRetry={() => void relays.load()}
        />
      ) : (
        <ul className={styles.items}>
          {value.map((relay) => (
            <RelayItem key={relay.actor} relay={relay} onRemove={() => setAsked(relay)} />
          ))}
        </ul>
      )}
      <form className={styles.form} aria-label={text('server_relays.new')} noValidate onSubmit={handleSubmit}>
        <TextField
          label={text('server_relays.address')}
          hint={text('server_relays.address_hint')}
          dir="ltr"
          inputMode="url"
          value={actor}
          problem={isSubmitted && !isAddress ? text('server_relays.address_missing') : undefined}
          onChange={setActor}
        />
        {add.error !== null && <Note tone="error">{text('server_relays.not_added', { why }).trim()}</Note>}
        <div className={styles.tools}>
          <Button small variant="primary" type="submit" pending={add.isPending}>
            {text('server_relays.add')}
          </Button>
        </div>
      </form>
      <ConfirmStep
        open={asked !== null}
        title={text('server_relays.remove_question')}
        text={text('server_relays.remove_text', { relay: asked?.actor ?? '' })}
        confirmLabel={text('server_relays.remove')}
        step={() => (asked === null ? Promise.resolve(null) : relays.remove(asked.actor))}
        onClose={() => setAsked(null)}
      />
    </Section>
  );
}
