import { log } from '../logger';
import { drawPreview } from './draw-preview';
import type { Preview } from './preview';

/** Id of the element that shows a preview, over the page. */
const PREVIEW_ID = 'linnet-preview';

/** Shows a preview over the page, which nobody can use. Returns a function that removes it; null if it is damaged. */
export function showPreview(preview: Preview, page: Document): (() => void) | null {
  const frame = page.createElement('div');
  frame.id = PREVIEW_ID;
  frame.inert = true;
  frame.ariaHidden = 'true';
  try {
    frame.append(drawPreview(preview, page));
  } catch (error) {
    // A RangeError is thrown for elements that contain themselves.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    log('warn', 'What was stored of the last visit is damaged and is ignored.', error);
    return null;
  }
  page.body.append(frame);
  frame.scrollTop = preview.top;
  return () => frame.remove();
}
