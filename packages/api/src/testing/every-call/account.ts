import type { FilterGroupFields, FilterFields, RegistrationForm } from '../../index';
import * as api from '../../index';
import { ids } from '../some-ids';
import type { CallsByName } from './calls-by-name';
import { PAGE } from './page';

const app = { clientId: 'c', clientSecret: 's' };
const redirectUri = 'https://nest.example/oauth-callback';
const picture = new Blob(['x'], { type: 'image/png' });
const alerts = { follow: true, favourite: true, mention: true, reblog: true };

const profile = {
  displayName: 'Nils',
  note: 'boats',
  fields: [{ name: 'berth', value: '17' }],
  avatarDescription: 'me',
  headerDescription: 'the harbour',
  locked: true,
  discoverable: true,
  actorType: 'Person',
  defaultScope: 'private',
  sensitiveByDefault: true,
  defaultLanguage: 'de',
  quotePolicy: 'followers',
  birthday: '2001-02-12',
  showBirthday: true,
  showRole: true,
  noRichText: true,
  hideFollowers: true,
  hideFollows: true,
  hideFollowersCount: true,
  hideFollowsCount: true,
  hideFavourites: true,
  acceptsChatMessages: true,
  allowFollowingMove: true,
  skipThreadContainment: true,
  alsoKnownAs: ['https://far.example/users/nils'],
  language: 'en',
} as const;
const pictures = { avatar: picture, header: picture, background: picture };
const settingsStore = { linnet: { streaming: true } };

const filter: FilterFields = {
  phrase: 'rain',
  contexts: ['home', 'thread'],
  wholeWord: true,
  irreversible: false,
  expiresIn: 600,
};
const group: FilterGroupFields = {
  title: 'rain',
  contexts: ['home'],
  action: 'hide',
  expiresIn: 600,
  keywords: [{ id: '1', keyword: 'rain', wholeWord: true, remove: true }],
};
const registration: RegistrationForm = {
  username: 'nils',
  password: 'p',
  email: 'nils@harbour.example',
  fullname: 'Nils',
  bio: 'boats',
  reason: 'boats',
  birthday: '2001-02-12',
  language: 'en',
  inviteToken: 'i',
  captcha: { solution: 's', token: 't', answerData: 'd' },
};

/** Calls about the viewer's own account and signing in, each with all of its parameters. */
export const ACCOUNT = {
  registerApp: [
    api.registerApp({
      clientName: 'Linnet',
      redirectUris: redirectUri,
      scopes: 'read',
      website: redirectUri,
    }),
  ],
  codeToken: [api.codeToken({ app, redirectUri, code: 'k', verifier: 'v' })],
  clientToken: [api.clientToken(app, 'read')],
  passwordToken: [api.passwordToken({ app, username: 'nils', password: 'p' })],
  revokeToken: [api.revokeToken({ app, token: 't' })],
  answerMfa: [api.answerMfa({ app, mfaToken: 'm', kind: 'totp', code: '123456' })],
  captcha: [api.captcha()],
  register: [api.register(registration, 't')],
  resendConfirmation: [api.resendConfirmation('nils@harbour.example')],
  requestPasswordReset: [api.requestPasswordReset('nils@harbour.example')],
  updateProfile: [api.updateProfile({ ...profile, settingsStore }), api.updateProfile(pictures)],
  saveProfile: [api.saveProfile({ ...profile, settingsStore }), api.saveProfile({ ...profile, ...pictures })],
  ownProfile: [api.ownProfile()],
  profileFacts: [api.profileFacts()],
  readingPreferences: [api.readingPreferences()],
  changePassword: [api.changePassword('old', 'new', 'new')],
  changeEmail: [api.changeEmail('p', 'nils@harbour.example')],
  deleteAccount: [api.deleteAccount('p')],
  disableAccount: [api.disableAccount('p')],
  moveAccount: [api.moveAccount('p', 'nils@far.example')],
  setNotificationSettings: [api.setNotificationSettings({ blockFromStrangers: true, hideContents: true })],
  sessions: [api.sessions()],
  endSession: [api.endSession('12')],
  aliases: [api.aliases()],
  importPeople: (['follows', 'mutes', 'blocks'] as const).map((kind) =>
    api.importPeople(kind, ['nils@far.example', 'wren']),
  ),
  backups: [api.backups()],
  requestBackup: [api.requestBackup()],
  setAlias: [api.setAlias('nils@far.example', true), api.setAlias('nils@far.example', false)],
  secondFactor: [api.secondFactor()],
  serverClock: [api.serverClock()],
  newBackupCodes: [api.newBackupCodes()],
  setUpTotp: [api.setUpTotp()],
  confirmTotp: [api.confirmTotp('p', '123456')],
  turnOffTotp: [api.turnOffTotp('p')],
  pushSubscription: [api.pushSubscription()],
  subscribeToPush: [
    api.subscribeToPush({ endpoint: 'https://push.example/1', auth: 'a', p256dh: 'p' }, alerts),
  ],
  changePushAlerts: [api.changePushAlerts(alerts)],
  unsubscribeFromPush: [api.unsubscribeFromPush()],
  filters: [api.filters()],
  createFilter: [api.createFilter(filter)],
  changeFilter: [api.changeFilter(ids.filter, filter)],
  removeFilter: [api.removeFilter(ids.filter)],
  filterGroups: [api.filterGroups()],
  createFilterGroup: [api.createFilterGroup(group)],
  changeFilterGroup: [api.changeFilterGroup(ids.filter, group)],
  removeFilterGroup: [api.removeFilterGroup(ids.filter)],
  addStatusToFilterGroup: [api.addStatusToFilterGroup(ids.filter, ids.status)],
  chats: [api.chats({ withMuted: true })],
  getChat: [api.getChat(ids.chat)],
  openChat: [api.openChat(ids.account)],
  chatMessages: [
    api.chatMessages(ids.chat, {
      ...PAGE,
      minId: ids.chatMessage,
      sinceId: ids.chatMessage,
      maxId: ids.chatMessage,
    }),
  ],
  sendChatMessage: [api.sendChatMessage(ids.chat, { text: 'hi', mediaId: '9' }, 'key')],
  readChatUpTo: [api.readChatUpTo(ids.chat, ids.chatMessage)],
  deleteChatMessage: [api.deleteChatMessage(ids.chat, ids.chatMessage)],
} satisfies CallsByName;
