import { instanceDetails, nodeinfoAt, nodeinfoPath } from '../../calls/instance';
import * as api from '../../index';
import { ids } from '../some-ids';
import type { CallsByName } from './calls-by-name';

const draft = { text: 'Cake', startsAt: '2026-12-01T00:00:00Z', endsAt: null, allDay: true };

const application = {
  name: 'Reader',
  redirectUris: 'https://reader.example/done',
  scopes: ['read'],
  website: 'https://reader.example',
  isTrusted: true,
};
const rule = { text: 'Be kind', hint: 'Also to birds', priority: 1 };

/** Calls about the server itself, each with all of its parameters. */
export const SERVER = {
  instanceV1: [api.instanceV1()],
  instanceAbout: [api.instanceAbout()],
  instanceDetails: [instanceDetails()],
  instanceRules: [api.instanceRules()],
  instancePeers: [api.instancePeers()],
  nodeinfo: [api.nodeinfo('2.1')],
  nodeinfoPath: [nodeinfoPath()],
  nodeinfoAt: [nodeinfoAt('/nodeinfo/2.1.json')],
  frontendConfigurations: [api.frontendConfigurations()],
  staticConfig: [api.staticConfig()],
  themeIndex: [api.themeIndex('themes'), api.themeIndex('palettes', true)],
  themeFile: [api.themeFile('/static/themes/night.json')],
  termsOfService: [api.termsOfService()],
  instancePanel: [api.instancePanel()],
  stickerFolders: [api.stickerFolders()],
  stickerPack: [api.stickerPack('/static/stickers/cats/')],
  customEmojis: [api.customEmojis()],
  emojiMap: [api.emojiMap()],
  emojiPacks: [api.emojiPacks({ page: 2, pageSize: 25 })],
  emojiPack: [api.emojiPack('cats', { page: 2, pageSize: 25 })],
  createEmojiPack: [api.createEmojiPack('cats')],
  deleteEmojiPack: [api.deleteEmojiPack('cats')],
  describeEmojiPack: [api.describeEmojiPack('cats', { description: 'Cats', 'share-files': true })],
  addPackFile: [
    api.addPackFile('cats', { file: new Blob(['x']), shortcode: 'tom', filename: 'tom.png' }),
    api.addPackFile('cats', { file: 'https://far.example/tom.png', shortcode: 'tom', filename: 'tom.png' }),
  ],
  changePackFile: [
    api.changePackFile('cats', { shortcode: 'a', newShortcode: 'b', newFilename: 'b.png', force: true }),
  ],
  removePackFile: [api.removePackFile('cats', 'tom')],
  importEmojiPacks: [api.importEmojiPacks()],
  remoteEmojiPacks: [api.remoteEmojiPacks('far.example', { page: 2, pageSize: 25 })],
  downloadEmojiPack: [api.downloadEmojiPack({ url: 'far.example', name: 'cats', as: 'tomcats' })],
  reloadEmoji: [api.reloadEmoji()],
  healthcheck: [api.healthcheck()],
  federationStatus: [api.federationStatus()],
  nodeinfoLinks: [api.nodeinfoLinks()],
  announcements: [api.announcements()],
  dismissAnnouncement: [api.dismissAnnouncement(ids.announcement)],
  staffAnnouncements: [api.staffAnnouncements({ limit: 20, offset: 20 })],
  createAnnouncement: [api.createAnnouncement(draft)],
  changeAnnouncement: [api.changeAnnouncement(ids.announcement, draft)],
  deleteAnnouncement: [api.deleteAnnouncement(ids.announcement)],
  serverConfiguration: [api.serverConfiguration()],
  changeConfiguration: [
    api.changeConfiguration([
      { group: ':pleroma', key: ':instance', value: [{ tuple: [':name', 'The Hedge'] }] },
      { group: ':pleroma', key: ':shout', delete: true, subkeys: [':limit'] },
    ]),
  ],
  configDescriptions: [api.configDescriptions()],
  needsRestart: [api.needsRestart()],
  restartServer: [api.restartServer()],
  frontEnds: [api.frontEnds()],
  installFrontEnd: [
    api.installFrontEnd({
      name: 'linnet',
      ref: 'v1',
      buildUrl: 'https://files.example/${ref}.zip',
      buildDir: 'dist',
    }),
  ],
  instanceDocument: [api.instanceDocument('instance-panel')],
  setInstanceDocument: [api.setInstanceDocument('terms-of-service', '<p>Be kind</p>')],
  removeInstanceDocument: [api.removeInstanceDocument('terms-of-service')],
  editedRules: [api.editedRules()],
  createRule: [api.createRule(rule)],
  changeRule: [api.changeRule('7', rule)],
  deleteRule: [api.deleteRule('7')],
  applications: [
    api.applications({ name: 'Reader', clientId: 'abc', isTrusted: true, page: 2, pageSize: 50 }),
  ],
  createApplication: [api.createApplication(application)],
  changeApplication: [api.changeApplication('7', application)],
  deleteApplication: [api.deleteApplication('7')],
  postCountOf: [api.postCountOf('far.example')],
  bannedMedia: [api.bannedMedia({ query: 'far', page: 2, pageSize: 50 })],
  purgeMedia: [api.purgeMedia(['https://far.example/a.png'], true)],
  unbanMedia: [api.unbanMedia(['https://far.example/a.png'])],
  relays: [api.relays()],
  addRelay: [api.addRelay('https://relay.example/actor')],
  removeRelay: [api.removeRelay('https://relay.example/actor')],
} satisfies CallsByName;
