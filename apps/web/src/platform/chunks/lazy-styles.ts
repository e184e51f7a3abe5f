let styles: Promise<void> | undefined;

/** The stylesheet of all lazy parts, which the first of them loads; loaded again after an error. */
export function lazyStyles(): Promise<void> {
  styles ??= load().catch((error: unknown) => {
    styles = undefined;
    throw error;
  });
  return styles;
}

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector<HTMLMetaElement>('meta[name="later-styles"]')?.content ?? '';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles at ${link.href} could not be loaded.`));
    };
    document.head.append(link);
  });
}
