import { isPleromaOnly } from '../common/missing-calls';

const LACKS = [
  / \/api\/v1\/instance\/\w+$/,
  /\/accounts\/:id\/(?:note|pin|unpin|remove_from_followers)$/,
  /^POST \/api\/v1\/accounts$/,
  /\/(?:endorsements|directory)$/,
  /\/suggestions\/:id$/,
  /\/announcements\/:id\/dismiss$/,
  / \/api\/v1\/(?:conversations|domain_blocks|scheduled_statuses)/,
  /\/push\/subscription$/,
  / \/api\/v[12]\/filters/,
  / \/api\/v1\/notifications\/(?:clear|:id)/,
  /^GET \/api\/v1\/statuses$/,
  /\/statuses\/:id\/(?:history|mute|unmute)$/,
];

/** Calls that were tried on it and answered 404. */
export function isLackingInHollo(line: string): boolean {
  return isPleromaOnly(line) || LACKS.some((pattern) => pattern.test(line));
}
