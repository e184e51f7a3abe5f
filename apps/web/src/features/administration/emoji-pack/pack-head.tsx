import { type EmojiPack, packArchivePath } from '@linnet/api';
import { emojiPacksOf, fieldsOf } from '@linnet/domain/emoji-packs';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { packsAddress } from '../emoji/emoji-addresses';
import styles from '../emoji/emoji.module.css';
import { PackForm } from './pack-form';

interface PackHeadProps {
  readonly name: string;
  readonly pack: EmojiPack;
  readonly onAdd: () => void;
}

/** The name and details of a pack, and what can be done with all of it. */
export function PackHead({ name, pack, onAdd }: PackHeadProps) {
  const text = useText();
  const packs = emojiPacksOf(useClient());
  const [dialog, setDialog] = useState<'none' | 'form' | 'delete'>('none');
  const close = () => setDialog('none');
  const { description, license, homepage } = fieldsOf(pack);
  const shortcodes = Object.keys(pack.files);

  return (
    <header className={styles.head}>
      <h2 className={styles.packName}>
        <bdi>{name}</bdi>
      </h2>
      {description !== '' && (
        <p className={styles.about}>
          <bdi>{description}</bdi>
        </p>
      )}
      <p className={styles.faint}>
        {text('emoji_packs.count', { count: pack.count })}
        {' · '}
        {text(pack.shared ? 'emoji_packs.shared' : 'emoji_packs.not_shared')}
        {license !== '' && (
          <>
            {' · '}
            <bdi>{license}</bdi>
          </>
        )}
        {homepage !== '' && (
          <>
            {' · '}
            {pack.homepage === null ? (
              <bdi>{homepage}</bdi>
            ) : (
              <a href={pack.homepage} target="_blank" rel="noopener noreferrer">
                {homepage}
              </a>
            )}
          </>
        )}
      </p>
      <div className={styles.tools}>
        <Button variant="primary" icon={<Icon of={Plus} size="small" />} onClick={onAdd}>
          {text('emoji_packs.add')}
        </Button>
        <Button onClick={() => setDialog('form')}>{text('emoji_packs.edit_details')}</Button>
        {pack.canDownload && (
          <a className={styles.download} href={packArchivePath(name)} download={`${name}.zip`}>
            <Icon of={Download} size="small" />
            {text('emoji_packs.download')}
          </a>
        )}
        <Button variant="quiet" onClick={() => setDialog('delete')}>
          {text('emoji_packs.delete_pack')}
        </Button>
      </div>
      {dialog === 'form' && <PackForm name={name} pack={pack} onClose={close} />}
      <ConfirmStep
        open={dialog === 'delete'}
        title={text('emoji_packs.delete_pack_question', { name })}
        text={
          <>
            {text('emoji_packs.delete_pack_text', { count: shortcodes.length })}
            {shortcodes.length > 0 && <span className={styles.lost}>{shortcodeList(shortcodes)}</span>}
          </>
        }
        confirmLabel={text('emoji_packs.delete_pack')}
        step={() => packs.discard(name)}
        failed={(why) => text('emoji_packs.delete_failed', { why })}
        onDone={() => navigate(packsAddress(), { replace: true })}
        onClose={close}
      />
    </header>
  );
}

const MAX_NAMED = 30;

/** The first shortcodes with their colons, then an ellipsis if there are more. */
export function shortcodeList(shortcodes: readonly string[]): string {
  const named = shortcodes.slice(0, MAX_NAMED).map((shortcode) => `:${shortcode}:`);
  return [...named, ...(shortcodes.length > MAX_NAMED ? ['…'] : [])].join(' ');
}
