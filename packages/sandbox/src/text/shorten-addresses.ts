/** Mastodon counts every address as 23 characters. */
const ADDRESS = 'x'.repeat(23);

/** A text as Mastodon counts it: all addresses have the same length, and names of other servers lose their host. */
export function shortenAddresses(text: string): string {
  return text
    .replaceAll(
      /(?<![\w/@])https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#][^\s<>"]*[^\s<>".,:;!?')\]])?/gi,
      ADDRESS,
    )
    .replaceAll(/(?<![\w/=])(@\w+(?:[\w.-]*\w)?)@[\w.-]*\w/gi, '$1');
}
