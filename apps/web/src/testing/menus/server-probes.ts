import type { TargetKind } from './actors';

/** The objects that a call is about. */
export interface ProbeTargets {
  readonly target: { readonly id: string; readonly acct: string };
  readonly statusId: string;
  /** Id of one of the viewer's lists. */
  readonly listId: string;
}

export interface Probe {
  readonly method: string;
  readonly path: (about: ProbeTargets) => string;
  readonly json?: (about: ProbeTargets) => unknown;
  /** After success the state of the server has changed, so that the next test needs a new one. */
  readonly changesPeople?: true;
  /** Targets for which the server allows more than the client offers. */
  readonly alsoAllows?: readonly TargetKind[];
  /** Targets for which the server answers 500, as the real one does; counts as refused. */
  readonly crashesFor?: readonly TargetKind[];
}

const ADMIN = '/api/v1/pleroma/admin/users';
const status = (verb: string, crashesFor: readonly TargetKind[] = []): Probe => ({
  method: 'POST',
  path: ({ statusId }) => `/api/v1/statuses/${statusId}/${verb}`,
  crashesFor,
});
const person = (verb: string, rest: Pick<Probe, 'json' | 'alsoAllows' | 'crashesFor'>): Probe => ({
  method: 'POST',
  path: ({ target }) => `/api/v1/accounts/${target.id}/${verb}`,
  ...rest,
});
const muting = { alsoAllows: ['deactivated'], crashesFor: ['own'] } as const;
const post = (fields: (about: ProbeTargets) => object): Probe => ({
  method: 'POST',
  path: () => '/api/v1/statuses',
  json: (about) => ({ status: 'Hello there.', ...fields(about) }),
});
const tag = (name: string, alsoAllows: readonly TargetKind[]): Probe => ({
  method: 'PUT',
  path: () => `${ADMIN}/tag`,
  json: ({ target }) => ({ nicknames: [target.acct], tags: [name] }),
  alsoAllows,
});
const removeRole = (name: string): Probe => ({
  method: 'DELETE',
  path: ({ target }) => `${ADMIN}/${target.acct}/permission_group/${name}`,
  changesPeople: true,
  alsoAllows: ['own', 'remote', 'deactivated'],
});
const deleted: Probe = {
  method: 'DELETE',
  path: ({ statusId }) => `/api/v1/statuses/${statusId}`,
  changesPeople: true,
};

/** The requests behind the menu entries; entries without a request are left out. Those that end others come last. */
export const serverProbes: Readonly<Record<string, Probe>> = {
  'status reply': post(({ statusId }) => ({ in_reply_to_id: statusId })),
  'status retweet': status('reblog'),
  'status favorite': status('favourite', ['deactivated']),
  'status quote': { ...post(({ statusId }) => ({ quote_id: statusId })), alsoAllows: ['deactivated'] },
  'status emoji': {
    method: 'PUT',
    path: ({ statusId }) => `/api/v1/pleroma/statuses/${statusId}/reactions/%E2%98%95`,
  },
  'status bookmark': status('bookmark'),
  'status mute': status('mute', ['deactivated']),
  'status pin': status('pin'),
  'status edit': {
    method: 'PUT',
    path: ({ statusId }) => `/api/v1/statuses/${statusId}`,
    json: () => ({ status: 'Said better.' }),
  },
  'status report': {
    method: 'POST',
    path: () => '/api/v1/reports',
    json: ({ target, statusId }) => ({ account_id: target.id, status_ids: [statusId] }),
    alsoAllows: ['own', 'deactivated'],
  },
  'person mention': {
    ...post(({ target }) => ({ status: `@${target.acct} hello` })),
    alsoAllows: ['own', 'deactivated'],
  },
  'person notify': person('follow', { json: () => ({ notify: true }), crashesFor: ['deactivated'] }),
  'person repeats': person('follow', { json: () => ({ reblogs: false }), crashesFor: ['deactivated'] }),
  'person lists': {
    method: 'POST',
    path: ({ listId }) => `/api/v1/lists/${listId}/accounts`,
    json: ({ target }) => ({ account_ids: [target.id] }),
    alsoAllows: ['own', 'deactivated'],
  },
  'person mute': person('mute', { json: () => ({}), ...muting }),
  'person muteFor': person('mute', { json: () => ({ expires_in: 3600 }), ...muting }),
  'person removeFollower': person('remove_from_followers', { alsoAllows: ['deactivated'] }),
  'person follow': person('unfollow', { alsoAllows: ['deactivated'] }),
  'person domain': {
    method: 'POST',
    path: () => '/api/v1/domain_blocks',
    json: ({ target }) => ({ domain: target.acct.split('@')[1] ?? '' }),
  },
  'person block': person('block', { crashesFor: ['deactivated'] }),
  'moderation mrf_tag:media-force-nsfw': tag('mrf_tag:media-force-nsfw', ['own', 'deactivated']),
  'moderation mrf_tag:media-strip': tag('mrf_tag:media-strip', ['own', 'deactivated']),
  'moderation mrf_tag:force-unlisted': tag('mrf_tag:force-unlisted', ['own', 'deactivated']),
  'moderation mrf_tag:sandbox': tag('mrf_tag:sandbox', ['own', 'deactivated']),
  'moderation mrf_tag:disable-remote-subscription': tag('mrf_tag:disable-remote-subscription', [
    'own',
    'remote',
    'deactivated',
  ]),
  'moderation mrf_tag:disable-any-subscription': tag('mrf_tag:disable-any-subscription', [
    'own',
    'remote',
    'deactivated',
  ]),
  'moderation mrf_tag:quarantine': tag('mrf_tag:quarantine', ['own', 'remote', 'deactivated']),
  'status delete': deleted,
  'moderation moderator': removeRole('moderator'),
  'moderation admin': removeRole('admin'),
  'moderation activation': {
    method: 'PATCH',
    path: () => `${ADMIN}/deactivate`,
    json: ({ target }) => ({ nicknames: [target.acct] }),
    changesPeople: true,
    alsoAllows: ['own'],
  },
  'moderation delete': {
    method: 'DELETE',
    path: ({ target }) => `${ADMIN}?nickname=${encodeURIComponent(target.acct)}`,
    changesPeople: true,
    alsoAllows: ['own', 'deactivated'],
  },
};
