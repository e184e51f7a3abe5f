import type { WireNodeinfo } from '@linnet/api/wire';
import { featureNames } from '../server/features';
import type { Here } from '../server/here';
import { RESTRICTED_NAMES } from '../server/restricted-names';
import { findStaff } from '../store/staff';
import { takeCensus } from '../store/census';
import { actorUri } from './account';
import { REPOSITORY, SOFTWARE_VERSION, federationOf, pollLimits, postFormats } from './instance-parts';

function metadata(here: Here): WireNodeinfo['metadata'] {
  const { settings } = here;
  const { max, nameLength, valueLength } = settings.fields;
  return {
    nodeName: settings.title,
    nodeDescription: settings.description,
    private: settings.private,
    suggestions: { enabled: settings.suggestions },
    staffAccounts: findStaff(here.db).map((row) => actorUri(here, row)),
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

export function renderNodeinfo(here: Here, schema: '2.0' | '2.1'): WireNodeinfo {
  const { users, active, posts } = takeCensus(here.db, here.now());
  const repository = schema === '2.1' ? { repository: REPOSITORY } : {};
  return {
    version: schema,
    software: { name: 'pleroma', version: SOFTWARE_VERSION, ...repository },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    openRegistrations: here.settings.registrations,
    usage: { users: { total: users, activeMonth: active, activeHalfyear: active }, localPosts: posts },
    metadata: metadata(here),
  };
}
