import { ApiError, type ErrorReason } from '@linnet/api';
import { exportKinds, type ExportKind, ownDataOf } from '@linnet/domain/own-data';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { ErrorNote } from '../../blocks/error/error-note';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { Icon } from '../../ui/icon/icon';
import { PartSection } from '../../ui/section/part-section';
import { useOfferedKinds } from './offered-kinds';
import styles from './own-data.module.css';

/** Chooses what to export, at first everything, and starts the export. Also shown before an account is moved or deleted. */
export function ExportSection() {
  const text = useText();
  const ownData = ownDataOf(useClient());
  const kinds = useOfferedKinds(exportKinds);
  const [excluded, setExcluded] = useState<ReadonlySet<ExportKind>>(new Set());
  const [startError, setStartError] = useState<ErrorReason | null>(null);
  const [isStarting, setStarting] = useState(false);
  const chosen = kinds.filter((kind) => !excluded.has(kind));

  function handleChange(kind: ExportKind, checked: boolean) {
    const others = [...excluded].filter((one) => one !== kind);
    setExcluded(new Set(checked ? others : [...others, kind]));
  }

  async function handleStart() {
    setStartError(null);
    setStarting(true);
    try {
      await ownData.startExport(chosen);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setStartError(error.reason);
    } finally {
      setStarting(false);
    }
  }

  return (
    <PartSection
      className={styles.section}
      part="export"
      title={text('settings.part.export')}
      hint={text('own_data.export_hint')}
    >
      <fieldset className={styles.kinds}>
        <legend className={styles.label}>{text('own_data.export_what')}</legend>
        {kinds.map((kind) => (
          <Check key={kind} checked={!excluded.has(kind)} onChange={(checked) => handleChange(kind, checked)}>
            {text(`own_data.kind.${kind}`)}
          </Check>
        ))}
      </fieldset>
      <div className={styles.tools}>
        <Button
          icon={<Icon of={Download} size="small" />}
          disabled={chosen.length === 0}
          pending={isStarting}
          onClick={() => void handleStart()}
        >
          {text('own_data.start_export')}
        </Button>
        <Button variant="quiet" onClick={() => setExcluded(chosen.length === 0 ? new Set() : new Set(kinds))}>
          {text(chosen.length === 0 ? 'own_data.choose_all' : 'own_data.choose_none')}
        </Button>
      </div>
      {startError !== null && <ErrorNote reason={startError} />}
    </PartSection>
  );
}
