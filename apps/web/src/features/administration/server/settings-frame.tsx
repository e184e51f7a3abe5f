import {
  configurationFormOf,
  reviewOf,
  serverConfigurationOf,
  type SaveOutcome,
} from '@linnet/domain/configuration';
import { type ReactNode, useState } from 'react';
import { ErrorNote } from '../../../blocks/error/error-note';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useList } from '../../../platform/i18n/use-list';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import { TextSkeletons } from '../../../ui/skeleton/text-skeletons';
import { NoDatabase, RestartNote } from './server-notes';
import { Review } from './review';
import { useSettingTexts } from './setting-texts';
import type { SettingsScene } from './setting-scene';
import styles from './server.module.css';

interface SettingsFrameProps {
  readonly children: (scene: SettingsScene) => ReactNode;
}

/** Loads the server's settings for its children, which stand above a bar with the unsent changes. */
export function SettingsFrame({ children }: SettingsFrameProps) {
  const text = useText();
  const client = useClient();
  const configuration = serverConfigurationOf(client);
  const form = configurationFormOf(client);
  const { value, error } = useResource(configuration);
  const edits = useCell(form.edits);
  if (value === null) {
    return (
      <NotLoaded
        title={text('server_settings.not_loaded')}
        reason={error}
        skeleton={
          <TextSkeletons
            className={styles.skeleton}
            texts={[
              ['32%', '94%'],
              ['28%', '80%'],
              ['40%', '88%'],
            ]}
          />
        }
        onRetry={() => void configuration.load()}
      />
    );
  }
  if (!value.isInDatabase) return <NoDatabase />;
  return (
    <>
      {value.needsRestart && <RestartNote />}
      {error !== null && <ErrorNote reason={error} />}
      {children({ settings: value, edits, form })}
      <UnsentChanges scene={{ settings: value, edits, form }} />
    </>
  );
}

/** How many changes are not sent yet, with buttons to undo or review them; the outcome of the latest save. */
function UnsentChanges({ scene }: { readonly scene: SettingsScene }) {
  const text = useText();
  const list = useList();
  const textsOf = useSettingTexts();
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const { settings, edits, form } = scene;
  const count = reviewOf(settings, edits).edits.length;
  return (
    <>
      {outcome !== null && outcome.error === null && (
        <div className={styles.outcome}>
          <Note
            tone={outcome.different.length === 0 ? 'success' : 'warning'}
            onDismiss={() => setOutcome(null)}
          >
            {outcome.different.length === 0
              ? text('server_settings.saved', { count: outcome.saved })
              : text('server_settings.saved_differently', {
                  settings: list(outcome.different.map((setting) => textsOf(setting).label)),
                })}
          </Note>
        </div>
      )}
      {count > 0 && (
        <div className={styles.unsent} role="status">
          <span>{text('server_settings.unsent', { count })}</span>
          <Button variant="quiet" onClick={form.discard}>
            {text('server_settings.undo_all')}
          </Button>
          <Button variant="primary" onClick={() => setOpen(true)}>
            {text('server_settings.review')}
          </Button>
        </div>
      )}
      <Review
        open={isOpen}
        scene={scene}
        onClose={() => setOpen(false)}
        onSaved={(saved) => {
          setOutcome(saved);
          setOpen(false);
        }}
      />
    </>
  );
}
