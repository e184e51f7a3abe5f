import type { WireFrontendConfigurations, WireHealth, WireNodeinfo } from '@linnet/api/wire';
import { hasAilment } from '../server/ailments';
import { featureNames } from '../server/features';
import type { Server } from '../server/server';
import { RESTRICTED_NAMES } from '../server/restricted-names';
import type { Settings } from '../server/settings';
import { findStaff } from '../store/accounts/accounts';
import { countInstanceStats } from '../store/instance-stats';
import { actorUri } from './account';
import { REPOSITORY, federationOf, pollLimits, postFormats, softwareVersion } from './instance';

function metadata(server: Server): WireNodeinfo['metadata'] {
  const { settings } = server;
  const { max, nameLength, valueLength } = settings.fields;
  return {
    nodeName: hasAilment(settings, 'nodeinfo-stale') ? 'An earlier name' : settings.title,
    nodeDescription: settings.description,
    private: settings.private,
    suggestions: { enabled: settings.suggestions },
    staffAccounts: findStaff(server.db).map((row) => actorUri(server, row)),
    roles: { admin: settings.adminPrivileges, moderator: settings.moderatorPrivileges },
    federation: federationOf(settings),
    pollLimits: pollLimits(settings),
    postFormats: postFormats(settings),
    uploadLimits: {
      general: settings.uploadLimit,
      avatar: settings.avatarLimit,
      background: settings.backgroundLimit,
      banner: settings.headerLimit,
    },
    fieldsLimits: { maxFields: max, maxRemoteFields: 20, nameLength, valueLength },
    accountActivationRequired: settings.activationRequired,
    invitesEnabled: settings.invites,
    mailerEnabled: settings.mailer,
    skipThreadContainment: true,
    features: featureNames(settings),
    restrictedNicknames: [...RESTRICTED_NAMES],
  };
}

export function renderNodeinfo(server: Server, schema: '2.0' | '2.1'): WireNodeinfo {
  const { users, active, posts } = countInstanceStats(server.db, server.now());
  const repository = schema === '2.1' ? { repository: REPOSITORY } : {};
  return {
    version: schema,
    software: { name: 'pleroma', version: softwareVersion(server.settings), ...repository },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    openRegistrations: server.settings.registrations,
    usage: { users: { total: users, activeMonth: active, activeHalfyear: active }, localPosts: posts },
    metadata: metadata(server),
  };
}

/** The configuration file of a front-end; the server's values override it, key by key. */
export const FILE_CONFIGURATION: Record<string, unknown> = {
  alwaysShowSubjectInput: true,
  background: '/images/city.jpg',
  collapseMessageWithSubject: false,
  disableUpdateNotification: false,
  greentext: false,
  hideFilteredStatuses: false,
  hideMutedPosts: false,
  hidePostStats: false,
  hideSitename: false,
  hideUserStats: false,
  loginMethod: 'password',
  logo: '/static/logo.svg',
  logoLeft: false,
  logoMargin: '.1em',
  logoMask: true,
  minimalScopesMode: false,
  nsfwCensorImage: '',
  postContentType: 'text/plain',
  redirectRootLogin: '/main/friends',
  redirectRootNoLogin: '/main/all',
  scopeCopy: true,
  showFeaturesPanel: true,
  showInstanceSpecificPanel: false,
  sidebarRight: false,
  subjectLineBehavior: 'email',
  theme: 'pleroma-dark',
  webPushNotifications: false,
};

const SERVER_ONLY = { disableChat: false, noAttachmentLinks: false };
const FILE_ONLY = new Set(['disableUpdateNotification', 'logoLeft']);

export function renderFrontendConfigurations(settings: Settings): WireFrontendConfigurations {
  const shared = Object.entries(FILE_CONFIGURATION).filter(([key]) => !FILE_ONLY.has(key));
  return { pleroma_fe: { ...Object.fromEntries(shared), ...SERVER_ONLY, ...settings.frontendConfiguration } };
}

const MEGABYTE = 1024 * 1024;

/** The health of the server. It has one connection and no job queue, so there are no jobs. */
export function renderHealth({ settings }: Server): WireHealth {
  return {
    active: 0,
    healthy: settings.healthy,
    idle: 1,
    job_queue_stats: { processed_jobs: 0, queues: {}, workers: {} },
    memory_used: Math.round((process.memoryUsage().heapUsed / MEGABYTE) * 100) / 100,
    pool_size: 1,
  };
}
