/** As long as Mastodon takes every address to be. */
const ADDRESS = 'x'.repeat(23);

/** A text as Mastodon counts it: addresses have one length, and names of other servers that of the name alone. */
export function shortenAddresses(text: string): string {
  return text
    .replaceAll(
      /(?<![\w/@])https?:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#][^\s<>"]*[^\s<>".,:;!?')\]])?/gi,
      ADDRESS,
    )
    .replaceAll(/(?<![\w/=])(@\w+(?:[\w.-]*\w)?)@[\w.-]*\w/gi, '$1');
}
