import { ApiError } from '@linnet/api';
import {
  presentValue,
  reviewOf,
  serverConfigurationOf,
  type ReadyEdit,
  type SaveOutcome,
} from '@linnet/domain/configuration';
import { ErrorLine } from '../../../blocks/error/error-note';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest, useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Note } from '../../../ui/note/note';
import { MeasureReach } from './measure-reach';
import type { SettingsScene } from './setting-scene';
import { useSettingTexts, valueText } from './setting-texts';
import styles from './server.module.css';

interface ChangedSettingProps {
  readonly edit: ReadyEdit;
  readonly before: string;
}

/** One setting with its value as it is and as it will be. */
function ChangedSetting({ edit, before }: ChangedSettingProps) {
  const text = useText();
  const { group, key, path } = edit.setting;
  const { label } = useSettingTexts()(edit.setting);
  const none = text('server_settings.not_set');
  return (
    <li className={styles.change}>
      <b dir="auto">{label}</b>{' '}
      <code className={styles.key} dir="ltr">
        {[group, key, ...path].join(' ')}
      </code>
      <div className={styles.values}>
        <del className={styles.raw} dir="auto">
          {before || none}
        </del>
        {edit.kind === 'value' && (
          <ins className={styles.raw} dir="auto">
            {valueText(edit.value) || none}
          </ins>
        )}
        {edit.kind === 'reset' && <ins className={styles.raw}>{text('server_settings.default')}</ins>}
        {edit.kind === 'problem' && (
          <p className={styles.problem}>{text(`server_settings.problem.${edit.problem}`)}</p>
        )}
      </div>
    </li>
  );
}

interface ReviewProps {
  readonly open: boolean;
  readonly scene: SettingsScene;
  readonly onClose: () => void;
  readonly onSaved: (outcome: SaveOutcome) => void;
}

/** Shows the changes before they are sent. Loads the server's values again: somebody else may have changed them. */
export function Review({ open, scene, onClose, onSaved }: ReviewProps) {
  const text = useText();
  return (
    <Dialog open={open} wide title={text('server_settings.review_title')} onClose={onClose}>
      <ReviewContent scene={scene} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  );
}

function ReviewContent({ scene: { settings, edits, form }, onClose, onSaved }: Omit<ReviewProps, 'open'>) {
  const text = useText();
  const configuration = serverConfigurationOf(useClient());
  const reload = useRequest('', async () => {
    const error = await configuration.reload();
    if (error !== null) throw new ApiError(error);
  });
  const review = reviewOf(settings, edits);
  const isSendable = review.changes.length > 0 && review.edits.every(({ kind }) => kind !== 'problem');
  const save = useStep({
    async step() {
      const outcome = await form.save();
      if (outcome.error === null) onSaved(outcome);
      return outcome.error;
    },
  });
  const why = useErrorText(save.error);
  return (
    <div className={styles.review}>
      <ul className={styles.changes}>
        {review.edits.map((edit) => (
          <ChangedSetting
            key={edit.setting.id}
            edit={edit}
            before={valueText(presentValue(settings.rows, edit.setting))}
          />
        ))}
      </ul>
      <MeasureReach settings={settings} edits={review.edits} />
      {review.edits.length === 0 && <p>{text('server_settings.nothing_left')}</p>}
      <details className={styles.sent}>
        <summary>{text('server_settings.as_sent')}</summary>
        <pre className={styles.raw} dir="ltr">
          {JSON.stringify({ configs: review.changes }, null, 2)}
        </pre>
      </details>
      {reload.state === 'failed' && <ErrorLine reason={reload.reason} onRetry={reload.retry} />}
      {save.error !== null && (
        <Note tone="error" onDismiss={save.dismiss}>
          {text('server_settings.save_failed', { why })}
        </Note>
      )}
      <div className={styles.tools}>
        <Button variant="quiet" onClick={onClose}>
          {text('general.cancel')}
        </Button>
        <Button
          variant="primary"
          pending={save.isPending || reload.state === 'loading'}
          disabled={!isSendable || reload.state === 'failed'}
          onClick={() => void save.run()}
        >
          {text('server_settings.send', { count: review.edits.length })}
        </Button>
      </div>
    </div>
  );
}
