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

/** Settings that are found and shown at once; more words find fewer. */
const MOST_OPEN = 60;

interface DescribedGroupProps {
  readonly scene: SettingsScene;
  readonly section: DescribedSection;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One group of the server's own descriptions. Its controls are made when it is open. */
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
  /** The id of a setting that is to be shown at once; null for none. */
  readonly wanted: string | null;
}

/** The groups with the one that has a setting open. */
const openWith = ({ settings }: SettingsScene, wanted: string | null): ReadonlyMap<string, boolean> =>
  new Map(
    settings.sections
      .filter((section) => everySetting([section]).some(({ id }) => id === wanted))
      .map(({ id }) => [id, true]),
  );

function Groups({ scene, wanted: wantedId }: GroupsProps) {
  const text = useText();
  const [query, setQuery] = useState('');
  const [toggled, setToggled] = useState(() => openWith(scene, wantedId));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row =
      wantedId === null ? null : frame.current?.querySelector(`[data-setting="${CSS.escape(wantedId)}"]`);
    if (!(row instanceof HTMLElement)) return;
    row.scrollIntoView({ block: 'center' });
    row.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }, [wantedId]);
  const wanted = useDeferredValue(query);
  const { sections, rows } = scene.settings;
  const found = useMemo(() => findSettings(sections, rows, wanted), [sections, rows, wanted]);
  const count = found.reduce((sum, { settings }) => sum + settings.flatMap(leavesOf).length, 0);
  const opensAll = wanted.trim() !== '' && count <= MOST_OPEN;
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

/** Every setting that the server describes, to search. */
export function AllSettingsPart({ search }: PartProps) {
  const wanted = new URLSearchParams(search).get('setting');
  return <SettingsFrame>{(scene) => <Groups key={wanted} scene={scene} wanted={wanted} />}</SettingsFrame>;
}
