import { AILMENTS } from '../server/ailments';
import { FEATURES } from '../server/features';
import { MODES, applyModes, isMode } from '../server/modes';
import { type ParamTree, type ParamValue, type Params, isTree } from '../server/params';
import { problem } from '../server/problem';
import { type CaptchaSetting, PRIVILEGES, type Settings } from '../server/settings';

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
  const hasValidParts = (tree: ParamTree) =>
    Object.entries(tree).every(([key, value]) => {
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
      return check?.(value) ?? false;
    });
  return (value) => isTree(value) && hasValidParts(value);
}

const CAPTCHAS = ['none', 'kocaptcha', 'native', 'riddle', 'unavailable'] as const satisfies CaptchaSetting[];
const isLocalAndRemote = partOf({ local: isFlag, remote: isFlag });

/** All settings that can be changed, with a check of their values. */
const SETTING_CHECKS: Record<keyof Settings, Check> = {
  title: isText,
  description: isText,
  shortDescription: isText,
  email: isText,
  rules: listOf((rule) => isTree(rule) && isText(rule['text'] ?? null) && isText(rule['hint'] ?? null)),
  textLimit: isCount,
  chatLimit: orNull(isCount),
  nameLimit: isCount,
  noteLimit: isCount,
  reasonLimit: isCount,
  descriptionLimit: isCount,
  shoutLimit: isCount,
  uploadLimit: isCount,
  avatarLimit: isCount,
  headerLimit: isCount,
  backgroundLimit: isCount,
  mediaPerStatus: isCount,
  maxPinned: isCount,
  profileUpdateMs: isCount,
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
  ailments: listOf(oneOf(Object.keys(AILMENTS))),
  unreachable: listOf(isText),
  suggestions: isFlag,
  featuresOff: listOf(oneOf(FEATURES.map(({ name }) => name))),
  postFormatsOff: listOf(isText),
  adminPrivileges: listOf(oneOf(PRIVILEGES)),
  moderatorPrivileges: listOf(oneOf(PRIVILEGES)),
  private: isFlag,
  restricted: partOf({
    timelines: isLocalAndRemote,
    profiles: isLocalAndRemote,
    activities: isLocalAndRemote,
  }),
  healthy: isFlag,
  healthcheck: isFlag,
  embedTimeline: isFlag,
  filtersV2: isFlag,
  strictOrigin: isFlag,
  rateLimits: isFlag,
  trustedTypes: orNull(listOf(isText)),
  allowWasm: isFlag,
  frontendConfiguration: isTree,
  panel: orNull(isText),
  terms: isText,
  configurableFromDatabase: isFlag,
  configuration: listOf(isTree),
  needsReboot: isFlag,
  installedFrontEnds: isTree,
  bannedMedia: listOf(isText),
  relays: listOf(isText),
  files: isTree,
};

/** Settings that are merged key by key; the others are replaced. */
const MERGED_SETTINGS = new Set(['restricted', 'fields', 'polls']);

function validated(change: ParamTree): ParamTree {
  for (const [name, value] of Object.entries(change)) {
    const check = Object.entries(SETTING_CHECKS).find(([known]) => known === name)?.[1];
    if (!check?.(value)) throw problem(422, `No such setting, or not its kind of value: ${name}`);
  }
  return change;
}

function merged(below: unknown, over: unknown): unknown {
  if (typeof below !== 'object' || below === null || typeof over !== 'object' || over === null) return over;
  const lower = new Map(Object.entries(below));
  const values = Object.entries(over).map(([key, value]) => [key, merged(lower.get(key), value)]);
  return { ...below, ...Object.fromEntries(values) };
}

/**
 * Changes settings until the next reset, after the modes in `mode` (a name or several). An unknown name or a value
 * of a wrong type is an error, and then nothing is changed.
 */
export function changeSettings(settings: Settings, params: Params): Settings {
  const { instance, mode: _mode, ...own } = params.tree;
  const modes = params.texts('mode').map((name) => {
    if (!isMode(name)) throw problem(422, `mode: ${Object.keys(MODES).join(', ')}`);
    return name;
  });
  const changes = Object.entries(validated({ ...own, ...(isTree(instance) ? instance : {}) }));
  Object.assign(settings, applyModes(settings, modes));
  for (const [name, value] of changes) {
    const before = Object.entries(settings).find(([known]) => known === name)?.[1];
    Object.assign(settings, { [name]: MERGED_SETTINGS.has(name) ? merged(before, value) : value });
  }
  // The command gives the rules in their order.
  if (changes.some(([name]) => name === 'rules'))
    settings.rules = settings.rules.map((rule, index) => ({
      ...rule,
      id: String(index + 1),
      priority: index,
    }));
  return settings;
}
