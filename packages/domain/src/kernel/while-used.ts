/**
 * Begins something for its first user, and ends it after the last. Each user calls the returned function, and calls
 * its result when done.
 */
export function whileUsed(begin: () => () => void): () => () => void {
  let users = 0;
  let end = (): void => {};
  return () => {
    users += 1;
    if (users === 1) end = begin();
    let isUsing = true;
    return () => {
      if (!isUsing) return;
      isUsing = false;
      users -= 1;
      if (users === 0) end();
    };
  };
}
