const tagName = /^[\p{L}\p{M}\p{N}_]{1,100}$/u;

/** Whether the name is one word that can follow `#`, as servers may send anything. */
export function isTagName(name: string): boolean {
  return tagName.test(name);
}
