/** Loads the stylesheet of all lazy parts. Rejects with an Error when it could not be loaded. */
export function loadLaterStyles(page: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = page.querySelector<HTMLMetaElement>('meta[name="later-styles"]')?.content ?? '';
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles at ${link.href} could not be loaded.`));
    };
    page.head.append(link);
  });
}
