/** Whether a host is written in letters outside ASCII, which can look like those of another host. */
export function isForeignHost(host: string): boolean {
  return /[^\u0020-\u007e]|(?:^|\.)xn--/i.test(host);
}
