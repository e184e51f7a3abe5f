import { onTestFinished } from 'vitest';

/** Records whether this text is on the page from now on, however briefly. */
export function watchWords(words: string): () => boolean {
  let isSeen = false;
  const look = (): void => {
    isSeen ||= document.body.textContent.includes(words);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  look();
  return () => isSeen;
}
