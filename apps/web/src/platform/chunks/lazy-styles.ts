import { loadLaterStyles } from '../../boot/load-styles';

let styles: Promise<void> | undefined;

/**
 * The stylesheet of all lazy parts, which the first of them loads, unless the start script has begun to; loaded again after
 * an error.
 */
export function lazyStyles(): Promise<void> {
  styles ??= (window.linnetEarly?.laterStyles ?? loadLaterStyles(document)).catch((error: unknown) => {
    styles = undefined;
    if (window.linnetEarly) window.linnetEarly.laterStyles = null;
    throw error;
  });
  return styles;
}
