/** Shared routes that only Pleroma and its forks have. */
const PLEROMA_ONLY = [
  /\/api\/v[0-2]\/pleroma\//,
  /\/api\/pleroma\//,
  /\/api\/oauth_tokens/,
  /\/api\/account\//,
  / \/auth\/password$/,
  / \/main\/ostatus$/,
  / \/users\/:name\/feed/,
  / \/captchas\//,
  / \/oauth\/mfa\/challenge$/,
  / \/api\/v1\/search$/,
  / \/api\/v1\/timelines\/direct$/,
  / \/api\/v1\/follows$/,
  /\/notifications\/destroy_multiple$/,
  / \/api\/v1\/notifications\/dismiss$/,
];

export function isPleromaOnly(line: string): boolean {
  return PLEROMA_ONLY.some((pattern) => pattern.test(line));
}
