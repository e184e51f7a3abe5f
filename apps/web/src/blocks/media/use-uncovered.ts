import { useState } from 'react';
import { useOpenedAll } from '../../platform/client/opened-all';

/**
 * Whether covered media are shown: chosen here, or by "show all" since. What filters cover is not opened by "show all".
 */
export function useUncovered(byFilter: boolean): [boolean, (uncovered: boolean) => void] {
  const all = useOpenedAll('media');
  const turn = all?.turn ?? 0;
  const [chosen, setChosen] = useState<{ turn: number; uncovered: boolean } | null>(null);
  const opened = all?.open === true && !byFilter;
  const uncovered = chosen?.turn === turn ? chosen.uncovered : opened;
  return [uncovered, (now) => setChosen({ turn, uncovered: now })];
}
