import { Section } from '../../../ui/section/section';
import { useClient, useInstance } from '../../../platform/client/client-provider';
import { useRequest } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { ErrorState } from '../../../ui/state/error-state';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import group from '../settings-group.module.css';
import { fieldsOfStyle, isRisky, styleInUse } from './style-in-use';
import styles from './theme-files.module.css';
import type { ThemeSlots } from './theme-times';
import { ThemeExport } from './theme-export';
import { ThemeImport } from './theme-import';

/** Themes as files: imports one, and exports the one in use. */
export function ThemeFilesSection({ chosen, choose }: Pick<ThemeSlots, 'chosen' | 'choose'>) {
  const text = useText();
  const client = useClient();
  const { config } = useInstance();
  const ofInstance = JSON.stringify([config.theme, config.style, config.palette]);
  const inUse = useRequest(`${JSON.stringify(chosen)} ${ofInstance}`, () =>
    styleInUse(client, { viewer: chosen, instance: { ...config } }),
  );
  return (
    <Section
      className={styles.section}
      title={text('themes.files')}
      titleClass={group.title}
      data-part="theme-files"
    >
      <ThemeImport
        onRead={(style) => {
          const fields = fieldsOfStyle({ style, paletteAt: 0 });
          return choose({ fields }, { trial: isRisky(style) });
        }}
      />
      <div className={styles.part}>
        <p className={styles.text}>{text('themes.export_text')}</p>
        {inUse.state === 'loading' && <Skeleton shape="block" height="9rem" />}
        {inUse.state === 'failed' && (
          <ErrorState
            title={text('themes.server_error')}
            text={text('style_editor.load_error')}
            onRetry={inUse.retry}
          />
        )}
        {inUse.state === 'ready' && <ThemeExport shown={inUse.answer} />}
      </div>
    </Section>
  );
}
