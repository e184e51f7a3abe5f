import { type RefObject, useEffect, useRef, useState } from 'react';
import { log } from '../../../boot/logger';
import { loadRuffle, WebAssemblyBlockedError } from './load-ruffle';

/** `blocked`: the server's content security policy forbids WebAssembly. */
type FlashState = 'warning' | 'loading' | 'loaded' | 'failed' | 'blocked';

interface Flash {
  readonly state: FlashState;
  /** The container of the player. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly start: () => void;
}

/** Loads a player for the film when `start` is called. The player goes when the container is unmounted. */
export function useFlash(url: string): Flash {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FlashState>('warning');
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  async function play() {
    const player = await loadRuffle();
    if (gone.current) return;
    place.current?.replaceChildren(player);
    await player.ruffle().load({ url, allowScriptAccess: false });
    setState('loaded');
  }

  function start() {
    setState('loading');
    play().catch((error: unknown) => {
      log('warn', 'a Flash film could not be played', error);
      setState(error instanceof WebAssemblyBlockedError ? 'blocked' : 'failed');
    });
  }

  return { state, place, start };
}
