import { allSettings } from '@linnet/domain/settings';
import { type ThemeFields, themeFieldNames } from '@linnet/theme';
import { useState } from 'react';
import { nightHours, readPlace } from '../../../platform/time/sun-times';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useTextContext } from '../../../platform/i18n/text-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control';
import { useChangeSettings } from '../use-change-settings';
import styles from '../theme-gallery.module.css';
import { isDarkShown } from './style-in-use';
import { INSTANCE, SYSTEM, type OfferedTheme, isSame, ownFields, slotFields } from './theme-files';

/** Which of two themes is being chosen: the one for the light or the day, or the one for the dark or the night. */
type ThemeSlot = 'light' | 'dark';

export interface ThemeSlots {
  readonly times: 'always' | 'system' | 'sun';
  readonly slot: ThemeSlot;
  readonly setSlot: (slot: ThemeSlot) => void;
  /** The theme of the slot, as far as the viewer has chosen one. */
  readonly chosen: ThemeFields;
  readonly choose: (theme: Pick<OfferedTheme, 'fields'>, how?: { readonly trial: boolean }) => boolean;
}

/** The theme that is being chosen: the only one, or one of two; the shown one, until the viewer picks the other. */
export function useThemeSlots(): ThemeSlots {
  const client = useClient();
  const { change } = useChangeSettings();
  const { value: times } = useListedSetting('themeTimes', allSettings.themeTimes);
  const [picked, setSlot] = useState<ThemeSlot | null>(null);
  const slot = picked ?? (isDarkShown(client) ? 'dark' : 'light');
  const own = useCell(client.settings.own);
  const { chosen, valuesFor } = slotFields(own, times !== 'always' && slot === 'dark');
  const choose: ThemeSlots['choose'] = ({ fields }, how) => change(valuesFor(fields), how);
  return { times, slot, setSlot, chosen, choose };
}

/** Chooses whether there are two themes, when each is shown, and which of them the gallery changes. */
export function ThemeTimes({ times, slot, setSlot }: ThemeSlots) {
  const text = useText();
  const client = useClient();
  const { change } = useChangeSettings();

  function choose(value: ThemeSlots['times']): void {
    const own = client.settings.own.get();
    const isFirst = value !== 'always' && (own['darkTheme'] ?? null) === null;
    change({ themeTimes: value, ...(isFirst && firstPair(ownFields(own))) });
  }

  return (
    <>
      <div className={styles.plain} role="radiogroup" aria-label={text('themes.times')}>
        {(['always', 'system', 'sun'] as const).map((value) => (
          <label key={value} className={styles.line}>
            <input type="radio" name="theme-times" checked={times === value} onChange={() => choose(value)} />
            {text(`settings.themeTimes.${value}`)}
          </label>
        ))}
      </div>
      {times === 'sun' && <SunHours />}
      {times !== 'always' && (
        <div className={styles.plain}>
          <SegmentedControl
            name={text('themes.slot')}
            segments={[
              { value: 'light', label: text(times === 'sun' ? 'themes.slot_day' : 'themes.slot_light') },
              { value: 'dark', label: text(times === 'sun' ? 'themes.slot_night' : 'themes.slot_dark') },
            ]}
            value={slot}
            onChange={setSlot}
          />
        </div>
      )}
    </>
  );
}

/** The first pair of themes: the chosen one in its colour scheme, and Linnet's own in the other. */
function firstPair(own: ThemeFields): Readonly<Record<string, unknown>> {
  const isChosen = !isSame(own, INSTANCE.fields) && !isSame(own, SYSTEM.fields);
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const dark = isChosen && isDark ? own : { palette: 'linnet-dark' };
  const light = isChosen && !isDark ? own : { palette: 'linnet-light' };
  return { ...Object.fromEntries(themeFieldNames.map((name) => [name, light[name]])), darkTheme: dark };
}

/** From when to when it is night, with a button that uses the viewer's location to compute it. */
function SunHours() {
  const text = useText();
  const { formatter } = useTextContext();
  const client = useClient();
  const { value, write } = useListedSetting('sunPlace', allSettings.sunPlace);
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const place = readPlace(value);
  const { from, to } = nightHours(new Date(client.environment.now()), place);
  // Minutes of the day, as a time of a day without a zone.
  const clock = (minutes: number) =>
    formatter.time(minutes * 60_000, { timeStyle: 'short', timeZone: 'UTC' });

  function ask(): void {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        write({ latitude: Math.round(coords.latitude), longitude: Math.round(coords.longitude) });
      },
      () => setState('refused'),
      { maximumAge: Number.POSITIVE_INFINITY, timeout: 20_000 },
    );
  }

  return (
    <div className={styles.hours}>
      <p>{text('themes.night_hours', { from: clock(from), to: clock(to) })}</p>
      {state === 'refused' && <p role="alert">{text('themes.place_refused')}</p>}
      {place === null ? (
        <>
          <p className={styles.note}>{text('themes.place_note')}</p>
          <Button small pending={state === 'asking'} onClick={ask}>
            {text('themes.use_place')}
          </Button>
        </>
      ) : (
        <Button small onClick={() => write(undefined)}>
          {text('themes.forget_place')}
        </Button>
      )}
    </div>
  );
}
