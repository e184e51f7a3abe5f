/** Milliseconds after which what waits goes on, although no content has come. */
const PATIENCE = 4000;

let arrive: () => void = () => undefined;
const arrived = new Promise<void>((resolve) => {
  arrive = resolve;
});

/** Told by whatever a person came for (a list, a form, an explanation) when it stands on the page. */
export function noteFirstContent(): void {
  arrive();
}

/** What can wait until the first content is on the page: it must not take the network from it. */
export function afterFirstContent(task: () => void): () => void {
  let wanted = true;
  const run = (): void => {
    if (wanted) task();
    wanted = false;
  };
  const timer = setTimeout(run, PATIENCE);
  // The content itself is painted first: a frame is asked for, and what waits begins behind it.
  void arrived.then(() => requestAnimationFrame(() => setTimeout(run)));
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
