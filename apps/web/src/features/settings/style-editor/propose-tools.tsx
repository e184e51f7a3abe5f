import Dices from 'lucide-react/icons/dices';
import ImageIcon from 'lucide-react/icons/image';
import { withColour } from '@linnet/theme';
import { type ColourIdea, ideaOfPicture, proposePalette, randomIdea } from '@linnet/theme/propose';
import { useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useOwnAccount } from '../../../blocks/account/use-own-account';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { useFilePicker } from '../../../ui/file-picker/use-file-picker';
import { Icon } from '../../../ui/icon/icon';
import { Note } from '../../../ui/note/note';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import { pixelsOf } from './pixels-of';
import styles from './style-editor.module.css';
import { styleWorkOf } from './style-work';
import { type WorkHistory, edit } from './work-history';

/** Proposes a palette from a picture, or at random, as one step that can be undone. */
export function ProposeTools({ history }: { readonly history: WorkHistory }) {
  const text = useText();
  const work = styleWorkOf(useClient());
  const own = useOwnAccount();
  const [isFailed, setFailed] = useState(false);
  const { scheme } = work.compiled(history.now).root;
  const [lastIdea, setLastIdea] = useState<ColourIdea | null>(null);
  const picker = useFilePicker({
    label: text('style_editor.from_picture'),
    accept: 'image/*',
    onFiles: ([file]) => file && void fromPicture(file),
  });

  function propose(idea: ColourIdea, by: 'dark' | 'light'): void {
    setLastIdea(idea);
    setFailed(false);
    // These two are unset, so that they follow the new colours.
    const colours = { ...proposePalette(idea, by), border: null, accentText: null };
    work.step((all) =>
      edit(all, (style, paletteAt) =>
        Object.entries(colours).reduce(
          (before, [name, hex]) => withColour(before, { paletteAt, name }, hex),
          style,
        ),
      ),
    );
  }

  async function fromPicture(picture: Blob | string): Promise<void> {
    const pixels = await pixelsOf(picture);
    setFailed(pixels === null);
    if (pixels !== null) propose(ideaOfPicture(pixels), scheme);
  }

  return (
    <div className={styles.propose} role="group" aria-label={text('style_editor.propose')}>
      <Button small icon={<Icon of={ImageIcon} size="small" />} onClick={picker.open}>
        {text('style_editor.from_picture')}
      </Button>
      {picker.input}
      {own !== undefined && own.header !== '' && (
        <Button small onClick={() => void fromPicture(own.header)}>
          {text('style_editor.from_banner')}
        </Button>
      )}
      <Button
        small
        icon={<Icon of={Dices} size="small" />}
        onClick={() => propose(randomIdea(Math.random), scheme)}
      >
        {text('style_editor.surprise')}
      </Button>
      {lastIdea !== null && (
        <SegmentedControl
          name={text('style_editor.scheme')}
          segments={[
            { value: 'dark', label: text('style_editor.dark') },
            { value: 'light', label: text('style_editor.light_scheme') },
          ]}
          value={scheme}
          onChange={(by) => propose(lastIdea, by)}
        />
      )}
      {isFailed && <Note tone="error">{text('style_editor.picture_error')}</Note>}
    </div>
  );
}
