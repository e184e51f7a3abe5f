import { useEffect, useRef, useState } from 'react';

/** How long something counts as just switched on, in milliseconds. */
const LASTS = 500;

/** True for half a second after it was switched on before one's eyes; what was on already when it came is not. */
export function useJustOn(isOn: boolean): boolean {
  const [just, setJust] = useState(false);
  const before = useRef(isOn);
  useEffect(() => {
    const turned = isOn && !before.current;
    before.current = isOn;
    if (!turned) return;
    setJust(true);
    const timer = setTimeout(() => setJust(false), LASTS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return just && isOn;
}
