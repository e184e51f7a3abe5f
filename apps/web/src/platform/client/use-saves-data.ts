import type { Client } from '@linnet/domain';
import { useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** Whether media are loaded only on demand: by the viewer's setting, or because the browser asks to save data. */
export function useSavesData(): boolean {
  return useMotion() === 'never';
}

/** The same, at this moment. */
export function savesData({ settings }: Pick<Client, 'settings'>): boolean {
  return motionOf(settings) === 'never';
}

/** Whether animations are paused until hovered, or for good. */
export function useStopsMotion(): boolean {
  return useMotion() !== 'always';
}

/** When pictures move: `never` also means that media are loaded only on demand. */
export type Motion = 'always' | 'when-pointed-at' | 'never';

export function useMotion(): Motion {
  const { settings } = useClient();
  return useSyncExternalStore(settings.subscribe, () => motionOf(settings));
}

function motionOf(settings: Client['settings']): Motion {
  const choice = settings.get('saveData');
  if (choice === 'always' || (choice === 'browser' && browserSavesData())) return 'never';
  return settings.get('stopGifs') ? 'when-pointed-at' : 'always';
}

/** `navigator.connection.saveData`: not in a standard yet; false in browsers without it. */
function browserSavesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
