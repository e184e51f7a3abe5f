import type { Attachment } from '@linnet/api';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useState } from 'react';
import { log } from '../../../boot/logger';
import { useText } from '../../../platform/i18n/use-text';
import { otherSite } from '../../../platform/navigation/link';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import styles from './flash-player.module.css';

/** The part of the Flash player's interface that we use. */
interface RufflePlayer {
  load(options: Readonly<Record<string, unknown>>): Promise<void>;
}

interface RuffleSource {
  createPlayer(): HTMLElement & { ruffle(): RufflePlayer };
}

declare global {
  interface Window {
    RufflePlayer?: { config?: object; newest?(): RuffleSource | null };
  }
}

type RuffleElement = ReturnType<RuffleSource['createPlayer']>;

/** The server's content security policy forbids WebAssembly, without which the player can't run. */
class WebAssemblyBlockedError extends Error {
  override name = 'WebAssemblyBlockedError';
}

/** A module without content: `\0asm`, version 1. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

async function assertWebAssembly(): Promise<void> {
  try {
    await WebAssembly.compile(emptyModule);
  } catch (error) {
    throw new WebAssemblyBlockedError('WebAssembly is not allowed here.', { cause: error });
  }
}

/** Replaced by the build. */
declare const __RUFFLE_VERSION__: string;

const folder = `/assets/ruffle-${__RUFFLE_VERSION__}/`;

/** The player's configuration, set before it starts. */
const config = {
  publicPath: folder,
  // The player must not replace elements of the page.
  polyfills: false,
  allowScriptAccess: false,
  allowNetworking: 'none',
  openUrlMode: 'deny',
  autoplay: 'on',
  unmuteOverlay: 'hidden',
  splashScreen: false,
  letterbox: 'on',
  logLevel: 'error',
  warnOnUnsupportedContent: false,
} as const;

/** Creates a player. Its core is imported first: the script element added otherwise breaks Trusted Types. */
async function loadRuffle(): Promise<RuffleElement> {
  await assertWebAssembly();
  window.RufflePlayer ??= { config };
  const parts = ['core.js', 'ruffle.js'].map((name) => folder + name);
  for (const part of parts) await import(/* @vite-ignore */ part);
  const source = window.RufflePlayer.newest?.() ?? null;
  if (source === null) throw new Error('The player of Flash films did not start.');
  return source.createPlayer();
}

/** `blocked`: the server's content security policy forbids WebAssembly. */
type FlashState = 'warning' | 'loading' | 'loaded' | 'failed' | 'blocked';

/** When `start` is called, loads a player for the film into the element `container`; it is unmounted with that. */
function useFlash(url: string) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FlashState>('warning');
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  async function play() {
    const player = await loadRuffle();
    if (isUnmounted.current) return;
    container.current?.replaceChildren(player);
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

  return { state, container, start };
}

/** A Flash film. Nothing is loaded before the viewer has seen the warning and starts it. */
export function FlashPlayer({ attachment }: { readonly attachment: Attachment }) {
  const text = useText();
  const { url, description } = attachment;
  const { state, container, start } = useFlash(url);
  return (
    <div className={styles.flash} data-player="flash" data-state={state}>
      <div ref={container} className={styles.place} hidden={state !== 'loaded'} />
      {state !== 'loaded' && (
        <div className={styles.words}>
          <Icon of={TriangleAlert} />
          {description !== '' && <b dir="auto">{description}</b>}
          {state === 'warning' || state === 'loading' ? (
            <>
              <p>{text('media.flash_warning')}</p>
              <Button small pending={state === 'loading'} onClick={start}>
                {text('media.flash_play')}
              </Button>
            </>
          ) : (
            <>
              <p role="alert">{text(state === 'blocked' ? 'media.flash_blocked' : 'media.flash_fail')}</p>
              <a href={url} {...otherSite}>
                {text('media.open_file')}
              </a>
            </>
          )}
        </div>
      )}
    </div>
  );
}
