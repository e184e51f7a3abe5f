import { emojiPackOf, shortcodeProblem } from '@linnet/domain/emoji-packs';
import { type FormEvent, useState } from 'react';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { useClient } from '../../../platform/client/client-provider';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import { Dialog } from '../../../ui/dialog/dialog';
import { TextField } from '../../../ui/field/text-field';
import { useFilePicker } from '../../../ui/file-picker/use-file-picker';
import { FormActions } from '../../../ui/form-actions/form-actions';
import { Note } from '../../../ui/note/note';
import { pictureAddress } from '../emoji/emoji-addresses';
import styles from '../emoji/emoji.module.css';
import { usePackErrorText } from '../emoji/use-pack-error';
import { useTakenShortcodes } from '../emoji/use-taken-shortcodes';
import { useShortcodeWords } from './use-shortcode-words';

interface EditEmojiProps {
  readonly pack: string;
  readonly files: Readonly<Record<string, string>>;
  readonly shortcode: string;
  readonly onClose: () => void;
}

/** Gives an emoji another shortcode or picture, or deletes it. */
export function EditEmoji({ pack, files, shortcode, onClose }: EditEmojiProps) {
  const text = useText();
  const errorText = usePackErrorText();
  const openPack = emojiPackOf(useClient(), pack);
  const taken = useTakenShortcodes();
  const wordsOf = useShortcodeWords();
  const [wanted, setWanted] = useState(shortcode);
  const [force, setForce] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const problem = shortcodeProblem(wanted.trim(), { taken, current: shortcode });
  /** Only an emoji of this pack can be replaced: one of another pack would stay there beside it. */
  const canReplace = problem?.kind === 'taken' && Object.hasOwn(files, wanted.trim());
  const renaming = useStep({
    step: () => openPack.rename({ from: shortcode, to: wanted.trim(), force: canReplace && force }),
    onDone: onClose,
  });
  const [picture, setPicture] = useState<File | null>(null);
  /** The shortcode under which a replacement that failed was left in the pack; null where nothing is left. */
  const [left, setLeft] = useState<string | null>(null);
  const picker = useFilePicker({
    label: text('emoji_packs.replace'),
    accept: 'image/*',
    onFiles: ([file]) => setPicture(file ?? null),
  });
  const isChanged = wanted.trim() !== shortcode;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged) return onClose();
    if (problem === null || (canReplace && force)) void renaming.run();
  }

  async function remove() {
    const { signal: stop } = new AbortController();
    const outcome = await openPack.remove([shortcode], { stop, onProgress: () => undefined });
    return outcome.failures[0]?.reason ?? null;
  }

  return (
    <Dialog open title={`:${shortcode}:`} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <div className={styles.pictures}>
          <img
            className={styles.large}
            src={pictureAddress(pack, files[shortcode] ?? '')}
            alt={`:${shortcode}:`}
          />
          <Button small onClick={picker.open}>
            {text('emoji_packs.replace')}
          </Button>
          {picker.input}
          <Button small variant="quiet" onClick={() => setDeleting(true)}>
            {text('emoji_packs.delete_one')}
          </Button>
        </div>
        <TextField
          label={text('emoji_packs.shortcode_label')}
          {...wordsOf(wanted.trim(), problem)}
          value={wanted}
          onChange={(value) => {
            setWanted(value);
            setForce(false);
            renaming.dismiss();
          }}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        {canReplace && (
          <Check checked={force} onChange={setForce}>
            {text('emoji_packs.replace_other', { shortcode: wanted.trim() })}
          </Check>
        )}
        {isChanged && <p className={styles.faint}>{text('emoji_packs.rename_text', { shortcode })}</p>}
        {renaming.error !== null && <Note tone="error">{errorText(renaming.error)}</Note>}
        <FormActions submit={text('emoji_packs.rename')} isPending={renaming.isPending} onCancel={onClose} />
      </form>
      <ConfirmStep
        open={picture !== null}
        title={text('emoji_packs.replace_question', { shortcode })}
        text={text('emoji_packs.replace_text', { file: picture?.name ?? '' })}
        confirmLabel={text('emoji_packs.replace_confirm')}
        step={async () => {
          if (picture === null) return null;
          const replaced = await openPack.replace(shortcode, picture);
          setLeft(replaced.left);
          return replaced.error;
        }}
        failed={(why) => (left === null ? why : text('emoji_packs.replace_left', { shortcode: left, why }))}
        onDone={onClose}
        onClose={() => setPicture(null)}
      />
      <ConfirmStep
        open={isDeleting}
        title={text('emoji_packs.delete_one_question', { shortcode })}
        text={text('emoji_packs.delete_emoji_text')}
        confirmLabel={text('emoji_packs.delete_one')}
        step={remove}
        onDone={onClose}
        onClose={() => setDeleting(false)}
      />
    </Dialog>
  );
}
