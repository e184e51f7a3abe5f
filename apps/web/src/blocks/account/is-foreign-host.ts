/** Whether a host is written in other letters than ASCII, which can look like those of another host. */
export function isForeignHost(host: string): boolean {
  return /[^\u0020-\u007e]|(?:^|\.)xn--/i.test(host);
}
