import { FEATURES } from './features';
import { defaultSettings, type CaptchaSetting, type RestrictedPair, type Settings } from './settings';

interface Mode {
  description: string;
  /** The settings that the mode changes. */
  changes(settings: Settings): Partial<Settings>;
}

const set = (description: string, changes: Partial<Settings>): Mode => ({
  description,
  changes: () => changes,
});

const captcha = (kind: CaptchaSetting): Mode => set(`captcha: ${kind}`, { captcha: kind });

function hidden(kind: keyof Settings['restricted'], side: keyof RestrictedPair): Mode {
  return {
    description: `visitors see no ${side} ${kind}`,
    changes: ({ restricted }) => ({
      restricted: { ...restricted, [kind]: { ...restricted[kind], [side]: true } },
    }),
  };
}

const days = (years: number) => Math.floor(years * 365.25);

/** Ways to run a server, by name; several can be combined. */
export const MODES = {
  stock: { description: 'everything as at the start', changes: defaultSettings },
  private: set('visitors see nothing', { private: true }),
  open: set('registration is open', {
    registrations: true,
    approvalRequired: false,
    activationRequired: false,
  }),
  closed: set('registration is closed', { registrations: false, invites: false }),
  invites: set('registration needs an invitation', { registrations: false, invites: true }),
  approval: set('the staff approves each new account', { approvalRequired: true }),
  confirmation: set('new accounts confirm their address', { activationRequired: true, mailer: true }),
  birthday: set('new accounts are 16 or older', { birthdayRequired: true, birthdayMinAge: days(16) }),
  mailer: set('the server sends mail', { mailer: true }),
  'captcha-none': captcha('none'),
  'captcha-kocaptcha': captcha('kocaptcha'),
  'captcha-native': captcha('native'),
  'captcha-unknown': captcha('riddle'),
  'captcha-unavailable': captcha('unavailable'),
  'no-local-timeline': hidden('timelines', 'local'),
  'no-known-network': hidden('timelines', 'remote'),
  'no-local-profiles': hidden('profiles', 'local'),
  'no-remote-profiles': hidden('profiles', 'remote'),
  'no-local-activities': hidden('activities', 'local'),
  'no-remote-activities': hidden('activities', 'remote'),
  'small-uploads': set('uploads of 100 kB at most', {
    uploadLimit: 100_000,
    avatarLimit: 20_000,
    headerLimit: 40_000,
    backgroundLimit: 40_000,
  }),
  'few-features': set('everything is off that can be', {
    featuresOff: FEATURES.filter(({ fixed }) => !fixed).map(({ name }) => name),
    postFormatsOff: ['text/html', 'text/markdown', 'text/bbcode'],
    webPush: false,
  }),
  'web-assembly': set('pages may run WebAssembly', { allowWasm: true }),
  'no-database-configuration': set("the configuration is only in the operator's file", {
    configurableFromDatabase: false,
  }),
  'not-federating': set('the server is alone', { federating: false }),
} satisfies Record<string, Mode>;

export type ModeName = keyof typeof MODES;

export function isMode(name: string): name is ModeName {
  return Object.hasOwn(MODES, name);
}

/** Applies modes to settings; later ones override earlier ones. */
export function applyModes(settings: Settings, names: readonly ModeName[]): Settings {
  return names.reduce<Settings>((result, name) => ({ ...result, ...MODES[name].changes(result) }), settings);
}
