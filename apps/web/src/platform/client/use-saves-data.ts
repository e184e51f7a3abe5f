import { useSetting } from './client-provider';

/** Whether media are loaded only on demand: by the viewer's setting, or because the browser asks to save data. */
export function useSavesData(): boolean {
  const choice = useSetting('saveData');
  return choice === 'always' || (choice === 'browser' && browserSavesData());
}

/** Whether animations are paused until hovered, or for good. */
export function useStopsMotion(): boolean {
  const stops = useSetting('stopGifs');
  return useSavesData() || stops;
}

/** `navigator.connection.saveData`: not in a standard yet; false in browsers without it. */
function browserSavesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
