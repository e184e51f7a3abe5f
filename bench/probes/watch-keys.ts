export interface KeyNotes {
  /** Milliseconds from each key press to the end of the frame that shows it. */
  keys: number[];
  /** Milliseconds between frames. */
  frames: number[];
}

declare global {
  interface Window {
    benchKeys?: { notes: KeyNotes; end(): void };
  }
}

/** Runs in the page: records the time from each key press to its paint, and the time between frames, until `end`. */
export function watchKeys(): void {
  const notes: KeyNotes = { keys: [], frames: [] };
  let running = true;
  const afterPaint = (then: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        then();
      };
      port2.postMessage(null);
    });
  };
  const onKey = ({ timeStamp }: KeyboardEvent): void => {
    afterPaint(() => notes.keys.push(performance.now() - timeStamp));
  };
  addEventListener('keydown', onKey, { capture: true });
  let last = performance.now();
  const frame = (): void => {
    if (!running) return;
    const now = performance.now();
    notes.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.benchKeys = {
    notes,
    end() {
      running = false;
      removeEventListener('keydown', onKey, { capture: true });
    },
  };
}
