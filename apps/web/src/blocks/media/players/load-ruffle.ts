import type { RuffleElement } from './ruffle-player';

/** The server's content security policy forbids WebAssembly, without which the player can't run. */
export class WebAssemblyBlockedError extends Error {
  override name = 'WebAssemblyBlockedError';
}

/** A module without content: `\0asm`, version 1. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

async function needWebAssembly(): Promise<void> {
  try {
    await WebAssembly.compile(emptyModule);
  } catch (error) {
    throw new WebAssemblyBlockedError('WebAssembly is not allowed here.', { cause: error });
  }
}

/** Put in by the build. */
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

/**
 * Creates a player for Flash films from files of this origin. Its core is imported first: otherwise the player would
 * add a script element, which Trusted Types forbid.
 */
export async function loadRuffle(): Promise<RuffleElement> {
  await needWebAssembly();
  window.RufflePlayer ??= { config };
  const parts = ['core.js', 'ruffle.js'].map((name) => folder + name);
  for (const part of parts) await import(/* @vite-ignore */ part);
  const source = window.RufflePlayer.newest?.() ?? null;
  if (source === null) throw new Error('The player of Flash films did not start.');
  return source.createPlayer();
}
