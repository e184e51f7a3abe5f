import type { Account } from '@linnet/api';
import { highlightOf } from '@linnet/domain';
import { FIRST_COLOUR, markPerson } from '@linnet/domain/profile';
import { useState, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { keepSetting } from '../../platform/client/keep-setting';
import { useText } from '../../platform/i18n/use-text';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { spokenName } from '../account/spoken-name';
import styles from './card-private.module.css';

const types = ['disabled', 'solid', 'striped', 'side'] as const;

/** How the account's posts are highlighted for the viewer: the kind of mark and its colour. */
export function CardHighlight({ account }: { readonly account: Account }) {
  const text = useText();
  const client = useClient();
  const { settings } = client;
  const raw = useSyncExternalStore(settings.own.subscribe, () => settings.own.get()['highlight']);
  const mark = highlightOf(raw, [account.acct, account.fqn]);
  // Incomplete input is not a colour yet.
  const [typed, setTyped] = useState<string | null>(null);
  const colour = mark?.color ?? FIRST_COLOUR;
  const name = spokenName(account);

  const write = (next: Parameters<typeof markPerson>[2]) =>
    keepSetting(client, 'highlight', markPerson(settings.own.get()['highlight'], account, next));

  function choose(type: (typeof types)[number]) {
    setTyped(null);
    write(type === 'disabled' ? null : { type });
  }

  function paint(color: string) {
    setTyped(color);
    if (mark !== undefined && /^#[0-9a-f]{6}$/i.test(color)) write({ type: mark.type, color });
  }

  return (
    <div className={styles.highlight}>
      <SegmentedControl
        name={text('user_card.highlight_named', { name })}
        value={mark?.type ?? 'disabled'}
        segments={types.map((value) => ({ value, label: text(`user_card.highlight.${value}`) }))}
        onChange={choose}
      />
      {mark !== undefined && (
        <span className={styles.colour}>
          <input
            type="color"
            aria-label={text('user_card.highlight_colour')}
            value={colour.toLowerCase()}
            onChange={({ currentTarget }) => paint(currentTarget.value)}
          />
          <input
            type="text"
            dir="ltr"
            size={8}
            maxLength={7}
            spellCheck={false}
            aria-label={text('user_card.highlight_code')}
            aria-invalid={(typed !== null && typed.toLowerCase() !== colour.toLowerCase()) || undefined}
            value={typed ?? colour}
            onChange={({ currentTarget }) => paint(currentTarget.value)}
            onBlur={() => setTyped(null)}
          />
        </span>
      )}
    </div>
  );
}
