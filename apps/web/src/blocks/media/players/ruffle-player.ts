/** The part of the Flash player's interface that we use. */
export interface RufflePlayer {
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

export type RuffleElement = ReturnType<RuffleSource['createPlayer']>;
