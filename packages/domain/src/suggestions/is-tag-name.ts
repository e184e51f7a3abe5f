const tagName = /^[\p{L}\p{M}\p{N}_]{1,100}$/u;

/** Whether this is one word that can stand behind `#`: servers send what they like. */
export function isTagName(name: string): boolean {
  return tagName.test(name);
}
