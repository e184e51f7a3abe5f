import { pictureFile } from './picture-files';

const PAUSE_MS = 40;
const IDLE_MS = 300;

/**
 * Draws pictures ahead of time, so that pages do not wait for them: one after the other, and none while the server
 * answers requests. `lastUse` is the time of the last request. The returned function stops it.
 */
export function warmPictures(paths: string[], lastUse: () => number): () => void {
  const left = [...new Set(paths)];
  const timer = setInterval(() => {
    if (performance.now() - lastUse() < IDLE_MS) return;
    const path = left.shift();
    if (path === undefined) clearInterval(timer);
    else pictureFile(path);
  }, PAUSE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
