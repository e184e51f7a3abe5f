import { FEATURES } from '../server/features';
import { PRIVILEGES } from '../server/privileges';
import { isTree, type ParamTree, type ParamValue } from '../server/params';
import type { CaptchaSetting, Settings } from '../server/settings';

type Check = (value: ParamValue) => boolean;

const isFlag: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);

/** Accepts an object with only these keys, some of which may be missing: it is merged. */
function partOf(checks: Record<string, Check>): Check {
  const known = (tree: ParamTree) =>
    Object.entries(tree).every(([key, value]) => {
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
      return check?.(value) ?? false;
    });
  return (value) => isTree(value) && known(value);
}

const CAPTCHAS = ['none', 'kocaptcha', 'native', 'riddle', 'unavailable'] as const satisfies CaptchaSetting[];
const isPair = partOf({ local: isFlag, remote: isFlag });

/** All settings that can be changed, with a check of their values. */
export const SETTING_CHECKS: Record<keyof Settings, Check> = {
  title: isText,
  description: isText,
  shortDescription: isText,
  email: isText,
  rules: listOf((rule) => isTree(rule) && isText(rule['text'] ?? null) && isText(rule['hint'] ?? null)),
  textLimit: isCount,
  chatLimit: (value) => value === null || isCount(value),
  nameLimit: isCount,
  noteLimit: isCount,
  reasonLimit: isCount,
  descriptionLimit: isCount,
  uploadLimit: isCount,
  avatarLimit: isCount,
  headerLimit: isCount,
  backgroundLimit: isCount,
  mediaPerStatus: isCount,
  maxPinned: isCount,
  profileWork: isCount,
  showReactions: isFlag,
  fields: partOf({ max: isCount, nameLength: isCount, valueLength: isCount }),
  polls: partOf({
    maxOptions: isCount,
    maxOptionLength: isCount,
    minExpiration: isCount,
    maxExpiration: isCount,
  }),
  registrations: isFlag,
  invites: isFlag,
  approvalRequired: isFlag,
  activationRequired: isFlag,
  birthdayRequired: isFlag,
  birthdayMinAge: isCount,
  captcha: oneOf(CAPTCHAS),
  captchaSeconds: isCount,
  mailer: isFlag,
  webPush: isFlag,
  federating: isFlag,
  federationPolicies: isTree,
  suggestions: isFlag,
  featuresOff: listOf(oneOf(FEATURES.map(({ name }) => name))),
  postFormatsOff: listOf(isText),
  adminPrivileges: listOf(oneOf(PRIVILEGES)),
  moderatorPrivileges: listOf(oneOf(PRIVILEGES)),
  private: isFlag,
  restricted: partOf({ timelines: isPair, profiles: isPair, activities: isPair }),
  healthy: isFlag,
  embedTimeline: isFlag,
  filtersV2: isFlag,
  strictOrigin: isFlag,
  rateLimits: isFlag,
  trustedTypes: orNull(listOf(isText)),
  allowWasm: isFlag,
  frontendConfiguration: isTree,
  panel: orNull(isText),
  terms: isText,
};
