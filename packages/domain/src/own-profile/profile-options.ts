import { type FeatureKey, type ProfileChange, type ProfileFacts, quotePolicies } from '@linnet/api';

/** An option of the account that the server stores. */
interface ProfileOption {
  /** The value on the server. */
  readonly read: (facts: ProfileFacts) => boolean | string;
  /** The call that changes it: of the profile, or of the notification settings. */
  readonly call: OptionCall;
  /** The feature that the server needs for it. Null if every server has it. */
  readonly feature: FeatureKey | null;
  /** Values that not every server accepts, each with the feature that it needs. */
  readonly needs?: Readonly<Record<string, FeatureKey>>;
  /** Whether only staff has it. */
  readonly ofStaff?: boolean;
}

type OptionCall =
  | { of: 'profile'; change: (value: unknown) => ProfileChange }
  | { of: 'notifications'; name: 'blockFromStrangers' | 'hideContents' };

type FlagOfProfile = {
  [Key in keyof ProfileChange]-?: Exclude<ProfileChange[Key], undefined> extends boolean ? Key : never;
}[keyof ProfileChange];

function flag(
  name: FlagOfProfile,
  read: (facts: ProfileFacts) => boolean,
  feature: FeatureKey | null = 'profileOfPleroma',
): ProfileOption {
  return { read, feature, call: { of: 'profile', change: (value) => ({ [name]: value === true }) } };
}

const kinds = ['Person', 'Service', 'Group'] as const;

/** All options, by the name of the setting that shows each. */
export const profileOptions = {
  defaultScope: {
    read: ({ account }) => account.defaultScope,
    call: { of: 'profile', change: (value) => ({ defaultScope: String(value) }) },
    feature: null,
    needs: { direct: 'profileOfPleroma', local: 'localScope' },
  },
  defaultNSFW: flag('sensitiveByDefault', ({ own }) => own.sensitiveByDefault, 'sensitiveByDefault'),
  defaultLanguage: {
    read: ({ account }) => account.defaultLanguage ?? '',
    call: { of: 'profile', change: (value) => ({ defaultLanguage: String(value) }) },
    feature: 'languageByDefault',
  },
  defaultQuotePolicy: {
    read: ({ own }) => own.quotePolicy ?? 'public',
    call: {
      of: 'profile',
      change: (value) => ({ quotePolicy: quotePolicies.find((policy) => policy === value) ?? 'public' }),
    },
    feature: 'quotePolicyByDefault',
  },
  stripRichContent: flag('noRichText', ({ own }) => own.noRichText),
  actorType: {
    read: ({ account }) => account.actorType,
    call: {
      of: 'profile',
      change: (value) => ({ actorType: kinds.find((kind) => kind === value) ?? 'Person' }),
    },
    feature: null,
    // Other servers only know people and bots, and take any other value for a bot.
    needs: { Group: 'groups' },
  },
  locked: flag('locked', ({ account }) => account.locked, null),
  discoverable: flag('discoverable', ({ own }) => own.discoverable, null),
  acceptChatMessages: flag(
    'acceptsChatMessages',
    ({ account }) => account.acceptsChatMessages !== false,
    'chats',
  ),
  allowFollowingMove: flag('allowFollowingMove', ({ own }) => own.allowFollowingMove),
  hideFavorites: flag('hideFavourites', ({ account }) => account.hideFavourites),
  hideFollowers: flag('hideFollowers', ({ account }) => account.hideFollowers),
  hideFollows: flag('hideFollows', ({ account }) => account.hideFollows),
  hideFollowersCount: flag('hideFollowersCount', ({ account }) => account.hideFollowersCount),
  hideFollowsCount: flag('hideFollowsCount', ({ account }) => account.hideFollowsCount),
  showRole: { ...flag('showRole', ({ own }) => own.showRole), ofStaff: true },
  showBirthday: flag('showBirthday', ({ own }) => own.showBirthday, 'birthdays'),
  webPushHideContents: {
    read: ({ own }) => own.hideNotificationContents,
    call: { of: 'notifications', name: 'hideContents' },
    feature: 'notificationSettings',
  },
  blockNotificationsFromStrangers: {
    read: ({ own }) => own.blockFromStrangers,
    call: { of: 'notifications', name: 'blockFromStrangers' },
    feature: 'notificationSettings',
  },
} as const satisfies Record<string, ProfileOption>;

export type ProfileOptionName = keyof typeof profileOptions;

export type OptionValues = Record<ProfileOptionName, boolean | string>;

/** All options as the server has them. */
export function optionValues(facts: ProfileFacts): OptionValues {
  const read = ([name, option]: [string, ProfileOption]) => [name, option.read(facts)];
  // The keys are those of `profileOptions`.
  return Object.fromEntries(Object.entries<ProfileOption>(profileOptions).map(read)) as OptionValues;
}

export function isProfileOption(name: string): name is ProfileOptionName {
  return Object.hasOwn(profileOptions, name);
}

export function profileOption(name: ProfileOptionName): ProfileOption {
  return profileOptions[name];
}

/** Whether a server with these features accepts this value of the option. */
export function acceptsValue(
  name: ProfileOptionName,
  value: string,
  has: (feature: FeatureKey) => boolean,
): boolean {
  const { needs = {} } = profileOption(name);
  const needed = Object.hasOwn(needs, value) ? needs[value] : undefined;
  return needed === undefined || has(needed);
}
