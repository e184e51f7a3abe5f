import { allSettings } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { applyFonts } from '../../boot/fonts';
import { measures } from '../../boot/measures';
import { applyRoundness } from '../../boot/roundness';
import { useClient } from '../../platform/client/client-provider';

/** The width of the top bar is the sum of these when it stretches with the columns. */
const stretched = {
  '--barSidebar': 'var(--sidebarColumnWidth)',
  '--barContent': 'var(--contentColumnWidth)',
  '--barNotifs': 'var(--notifsColumnWidth)',
} as const;

/** Applies the sizes from the settings to the page; those that nobody chose are left to the stylesheet. */
export function useMeasures(): void {
  const { settings } = useClient();
  useEffect(() => {
    function apply(): void {
      for (const name of measures) {
        const value = settings.valueOf(name, allSettings[name]);
        set(`--${name}`, value === allSettings[name].default ? null : value);
      }
      const stretch = settings.valueOf('navbarColumnStretch', allSettings.navbarColumnStretch);
      for (const [name, value] of Object.entries(stretched)) set(name, stretch ? value : null);
      const root = document.documentElement;
      applyFonts(root, (name) => settings.valueOf(name, allSettings[name]));
      applyRoundness(root, settings.valueOf('forcedRoundness', allSettings.forcedRoundness));
      root.dataset['underlay'] = settings.valueOf('underlay', allSettings.underlay);
      const isCentred = settings.valueOf('modalMobileCenter', allSettings.modalMobileCenter);
      root.toggleAttribute('data-centred-windows', isCentred);
    }
    apply();
    return settings.subscribe(apply);
  }, [settings]);
}

function set(name: string, value: string | null): void {
  const { style } = document.documentElement;
  if (value === null) style.removeProperty(name);
  else style.setProperty(name, value);
}
