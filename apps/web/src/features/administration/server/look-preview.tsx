import { everySetting, presentValue } from '@linnet/domain/configuration';
import { useText } from '../../../platform/i18n/use-text';
import { PaletteFrame } from '../../../ui/palette-frame/palette-frame';
import { pictureAddress } from '../setting-controls/picture-address';
import type { SettingsScene } from './setting-scene';
import styles from './server.module.css';

const FRONT_END = ':pleroma :frontend_configurations :pleroma_fe';

/** The value of a setting as it is edited, or as it is in force. */
function shownValue({ settings, edits }: SettingsScene, id: string): unknown {
  const edit = edits[id];
  if (edit?.kind === 'value') return edit.form;
  const setting = everySetting(settings.sections).find((each) => each.id === id);
  return setting === undefined ? undefined : presentValue(settings.rows, setting);
}

function shownText(scene: SettingsScene, id: string): string {
  const value = shownValue(scene, id);
  return typeof value === 'string' ? value : '';
}

/** How the page of the server would look to visitors with the edits that are not sent yet. */
export function LookPreview({ scene }: { readonly scene: SettingsScene }) {
  const text = useText();
  const look = (key: string) => shownText(scene, `${FRONT_END} :${key}`);
  const name = shownText(scene, ':pleroma :instance :name');
  const logo = pictureAddress(look('logo'));
  const background = pictureAddress(look('background'));
  const theme = look('theme');
  return (
    <figure className={styles.look} aria-label={text('server_settings.look_preview')}>
      <figcaption className={styles.previewTitle}>{text('server_settings.look_preview')}</figcaption>
      <PaletteFrame
        id={look('palette') || theme}
        className={styles.lookPage}
        background={background}
        unknown={theme === '' ? null : text('server_settings.look_theme_unknown', { theme })}
      >
        <div className={styles.lookBar}>
          {logo !== null && <img src={logo} alt="" className={styles.lookLogo} />}
          {shownValue(scene, `${FRONT_END} :hideSitename`) !== true && (
            <b>
              <bdi>{name}</bdi>
            </b>
          )}
        </div>
      </PaletteFrame>
      <p className={styles.hint}>
        {text('server_settings.look_starts', {
          visitors: look('redirectRootNoLogin') || '/main/all',
          members: look('redirectRootLogin') || '/main/friends',
        })}
      </p>
      <p className={styles.hint}>{text('server_settings.look_merged')}</p>
    </figure>
  );
}
