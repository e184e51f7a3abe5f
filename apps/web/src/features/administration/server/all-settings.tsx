import { everySetting, findSettings, leavesOf, type DescribedSection } from '@linnet/domain/configuration';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { SearchField } from '../../../ui/search-field/search-field';
import { EmptyState } from '../../../ui/state/empty-state';
import type { PartProps } from '../part-props';
import { SettingRow } from './setting-row';
import type { SettingsScene } from './setting-scene';
import { SettingsFrame } from './settings-frame';
import styles from './server.module.css';

/** A search that finds more settings than this leaves the groups closed. */
const MAX_OPEN = 60;

interface DescribedGroupProps {
  readonly scene: SettingsScene;
  readonly section: DescribedSection;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One group of the settings that the server describes. Its controls are rendered only while it is open. */
function DescribedGroup({ scene, section, isOpen, onToggle }: DescribedGroupProps) {
  const text = useText();
  const leaves = section.settings.flatMap(leavesOf);
  const edited = leaves.filter(({ id }) => Object.hasOwn(scene.edits, id)).length;
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
    >
      <summary>
        <h2 className={styles.groupTitle}>
          <bdi>{section.label}</bdi>
        </h2>
        <span className={styles.count}>{text('server_settings.count', { count: leaves.length })}</span>
        {edited > 0 && (
          <b className={styles.edited}>{text('server_settings.edited_count', { count: edited })}</b>
        )}
      </summary>
      {isOpen && (
        <>
          {section.hint !== null && (
            <p className={styles.hint} dir="auto">
              {section.hint}
            </p>
          )}
          {section.settings.map((setting) => (
            <SettingRow key={setting.id} scene={scene} setting={setting} />
          ))}
        </>
      )}
    </details>
  );
}

interface GroupsProps {
  readonly scene: SettingsScene;
  /** The id of the setting to scroll to; null for none. */
  readonly settingId: string | null;
}

/** The groups that are open at first: the one with the setting. */
const openWith = ({ settings }: SettingsScene, settingId: string | null): ReadonlyMap<string, boolean> =>
  new Map(
    settings.sections
      .filter((section) => everySetting([section]).some(({ id }) => id === settingId))
      .map(({ id }) => [id, true]),
  );

function Groups({ scene, settingId }: GroupsProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const [toggled, setToggled] = useState(() => openWith(scene, settingId));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row =
      settingId === null ? null : frame.current?.querySelector(`[data-setting="${CSS.escape(settingId)}"]`);
    if (!(row instanceof HTMLElement)) return;
    row.scrollIntoView({ block: 'center' });
    row.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [settingId]);
  const wanted = useDeferredValue(query);
  const { sections, rows } = scene.settings;
  const found = useMemo(() => findSettings(sections, rows, wanted), [sections, rows, wanted]);
  const count = found.reduce((sum, { settings }) => sum + settings.flatMap(leavesOf).length, 0);
  const opensAll = wanted.trim() !== '' && count <= MAX_OPEN;
  return (
    <div ref={frame}>
      <div className={styles.part}>
        <SearchField
          label={text('server_settings.search')}
          query={query}
          onSearch={(next) => {
            setQuery(next);
            setToggled(new Map());
          }}
        />
        {wanted.trim() !== '' && count > 0 && (
          <p className={styles.hint} role="status">
            {text('server_settings.found', { count })}
          </p>
        )}
      </div>
      {found.map((section) => (
        <DescribedGroup
          key={section.id}
          scene={scene}
          section={section}
          isOpen={toggled.get(section.id) ?? opensAll}
          onToggle={(isOpen) => setToggled(new Map(toggled).set(section.id, isOpen))}
        />
      ))}
      {found.length === 0 && (
        <EmptyState
          title={text('server_settings.none_found')}
          text={text('server_settings.none_found_text')}
        />
      )}
    </div>
  );
}

/** Every setting that the server describes, with a search. */
export function AllSettingsPart({ search }: PartProps) {
  const settingId = new URLSearchParams(search).get('setting');
  return (
    <SettingsFrame>{(scene) => <Groups key={settingId} scene={scene} settingId={settingId} />}</SettingsFrame>
  );
}
