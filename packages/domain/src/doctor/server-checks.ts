import { type Check, type Judgement, setting } from './check';
import type { Observations } from './observations';

/** Values of the example configurations of servers. */
const exampleTitles = ['pleroma', 'akkoma', 'instance name', 'my instance'];
const exampleMail = /@(?:example\.(?:com|org|net)|localhost)$/i;
const exampleTexts = [
  'an efficient and flexible fediverse server',
  'a pleroma instance, an alternative fediverse server',
];

function judgeExamples({ instance, about }: Observations): Judgement {
  if (instance === null) return 'unknown';
  const description = instance.description.toLowerCase();
  const found = [
    ...(exampleTitles.includes(instance.title.trim().toLowerCase()) ? [instance.title] : []),
    ...(about !== null && exampleMail.test(about.email) ? [about.email] : []),
    ...(exampleTexts.some((text) => description.includes(text)) ? [instance.description] : []),
  ];
  return found.length === 0 ? 'well' : { found: found.join(', ') };
}

function judgeNodeinfo({ instance, nodeinfo }: Observations): Judgement {
  if (instance === null || nodeinfo === null) return 'unknown';
  const differs = [
    ...(nodeinfo.nodeName !== null && nodeinfo.nodeName !== instance.title ? ['nodeName'] : []),
    ...(nodeinfo.openRegistrations === instance.registrationOpen ? [] : ['openRegistrations']),
    ...(instance.version.includes(nodeinfo.softwareVersion) ? [] : ['software.version']),
  ];
  return differs.length === 0 ? 'well' : { fields: differs.join(', ') };
}

function judgeLinks({ origin, nodeinfoLinks }: Observations): Judgement {
  if (nodeinfoLinks === null) return 'unknown';
  const elsewhere = nodeinfoLinks.find((link) => !URL.canParse(link) || new URL(link).origin !== origin);
  if (elsewhere !== undefined) return { address: elsewhere };
  return nodeinfoLinks.length === 0 ? { address: '/.well-known/nodeinfo' } : 'well';
}

/** Seconds by which clocks may differ; other servers refuse requests that are much older or newer. */
const MAX_CLOCK_S = 30;

function judgeClock({ clockAheadMs }: Observations): Judgement {
  if (clockAheadMs === null) return 'unknown';
  const seconds = Math.round(clockAheadMs / 1000);
  return Math.abs(seconds) <= MAX_CLOCK_S ? 'well' : { seconds: Math.abs(seconds) };
}

/** Versions before these lack what the client uses, and security fixes. */
const oldestVersions: Readonly<Record<string, readonly [number, number]>> = {
  pleroma: [2, 5],
  akkoma: [3, 10],
};

function judgeVersion({ nodeinfo }: Observations): Judgement {
  const oldest = nodeinfo === null ? undefined : oldestVersions[nodeinfo.softwareName];
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(nodeinfo?.softwareVersion ?? '') ?? [];
  if (nodeinfo === null || oldest === undefined || major === undefined) return 'unknown';
  const isOld = Number(major) < oldest[0] || (Number(major) === oldest[0] && Number(minor) < oldest[1]);
  return isOld ? { version: nodeinfo.softwareVersion, oldest: oldest.join('.') } : 'well';
}

function judgeRegistration({ instance, captcha }: Observations): Judgement {
  if (instance === null) return 'unknown';
  const { registrationOpen, approvalRequired, activationRequired } = instance;
  if (!registrationOpen || approvalRequired || activationRequired) return 'well';
  if (captcha === null) return 'unknown';
  // A broken captcha keeps everybody out.
  return captcha === 'none' ? {} : 'well';
}

const MAX_NAMED = 10;

/** Checks of what the server publishes about itself, of the viewer's token, and of registration. */
export const serverChecks = [
  {
    id: 'unhealthy',
    level: 'fault',
    setting: null,
    judge: ({ isHealthy }) => (isHealthy === null ? 'unknown' : isHealthy ? 'well' : {}),
  },
  {
    id: 'token_scopes',
    level: 'fault',
    setting: null,
    judge: ({ tokenMayManage }) => (tokenMayManage === null ? 'unknown' : tokenMayManage ? 'well' : {}),
  },
  {
    id: 'scopes_missing',
    level: 'risk',
    setting: null,
    judge({ tokenMayManage, missingScopes }) {
      if (missingScopes === null) return 'unknown';
      // A token that may not manage at all is the finding `token_scopes`.
      return missingScopes.length === 0 || tokenMayManage === false
        ? 'well'
        : { scopes: missingScopes.join(', ') };
    },
  },
  {
    id: 'captcha_broken',
    level: 'fault',
    setting: setting(':pleroma', 'Pleroma.Captcha', 'method: Pleroma.Captcha.Native', ':method'),
    judge: ({ captcha }) => (captcha === 'broken' ? {} : captcha === 'works' ? 'well' : 'unknown'),
  },
  {
    id: 'mail_needed',
    level: 'fault',
    setting: setting(':pleroma', 'Pleroma.Emails.Mailer', 'enabled: true', ':enabled'),
    judge: ({ instance, nodeinfo }) => {
      if (instance === null || nodeinfo === null) return 'unknown';
      return instance.activationRequired && !nodeinfo.mailerEnabled ? {} : 'well';
    },
  },
  {
    id: 'registration_unguarded',
    level: 'hint',
    setting: setting(
      ':pleroma',
      ':instance',
      'account_approval_required: true',
      ':account_approval_required',
    ),
    judge: judgeRegistration,
  },
  {
    id: 'example_values',
    level: 'risk',
    setting: setting(':pleroma', ':instance', 'name: "…", email: "…", description: "…"', ':name'),
    judge: judgeExamples,
  },
  {
    id: 'push_off',
    level: 'hint',
    setting: setting(
      ':web_push_encryption',
      ':vapid_details',
      'subject: "mailto:…", public_key: "…", private_key: "…"',
      ':public_key',
    ),
    judge: ({ instance }) => {
      if (instance === null) return 'unknown';
      return instance.vapidPublicKey === null ? {} : 'well';
    },
  },
  { id: 'nodeinfo_differs', level: 'risk', setting: null, judge: judgeNodeinfo },
  {
    id: 'nodeinfo_elsewhere',
    level: 'risk',
    setting: setting(':pleroma', 'Pleroma.Web.Endpoint', 'url: [host: "…", scheme: "https", port: 443]'),
    judge: judgeLinks,
  },
  { id: 'clock', level: 'risk', setting: null, judge: judgeClock },
  { id: 'old_version', level: 'risk', setting: null, judge: judgeVersion },
  {
    id: 'unreachable',
    level: 'hint',
    setting: null,
    judge: ({ unreachable }) => {
      if (unreachable === null) return 'unknown';
      const hosts = unreachable.slice(0, MAX_NAMED).join(', ');
      return unreachable.length === 0 ? 'well' : { count: unreachable.length, hosts };
    },
  },
] as const satisfies readonly Check[];
