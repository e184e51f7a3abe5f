import { loadLaterStyles } from '../../boot/load-styles';

let styles: Promise<void> | undefined;

/**
 * The stylesheet of all lazy parts. The first of them loads it, unless the start script has begun to. After an error it
 * is loaded again.
 */
export function lazyStyles(): Promise<void> {
  styles ??= (window.linnetEarly?.laterStyles ?? loadLaterStyles(document)).catch((error: unknown) => {
    styles = undefined;
    if (window.linnetEarly) window.linnetEarly.laterStyles = null;
    throw error;
  });
  return styles;
}
