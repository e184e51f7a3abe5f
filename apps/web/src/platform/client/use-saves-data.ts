import { useSetting } from './use-setting';

/** Whether media wait to be asked for: by the person's choice, or by what the browser says of its connection. */
export function useSavesData(): boolean {
  const wish = useSetting('saveData');
  return wish === 'always' || (wish === 'browser' && browserSavesData());
}

/** Whether what moves stands still until it is pointed at, or for good. */
export function useStopsMotion(): boolean {
  const stops = useSetting('stopGifs');
  return useSavesData() || stops;
}

/** What no standard names yet, and browsers without it never ask for. */
function browserSavesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
