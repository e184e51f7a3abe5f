import type { Area, Step } from '../contract-case';

const PACK = '/api/v1/pleroma/emoji/pack';
const FILES = '/api/v1/pleroma/emoji/packs/files';
const PACKS = '/api/v1/pleroma/emoji/packs';
/** The parameter with the name of a pack that no server has yet. */
const NAME = 'name=contract{mark}';
const UNKNOWN = 'name=nosuchpack';

const picture = new Blob(['not looked at'], { type: 'image/png' });
const archive = new Blob(['no archive'], { type: 'application/zip' });

/** A step as the administrator. */
const step = (call: string, rest: Omit<Step, 'call' | 'as'> = {}): Step => ({ call, as: 'alice', ...rest });
const refused = (call: string, outcome: string, rest: Omit<Step, 'call' | 'as'> = {}): Step =>
  step(call, { ...rest, outcome });

const shortcode = (name: string) => ({ form: { shortcode: `${name}{mark}`, filename: `${name}.png` } });
const add = (name: string) => step(`POST ${FILES}?${NAME}`, { ...shortcode(name), files: { file: picture } });

const rename = (from: string, to: string, more: Readonly<Record<string, boolean>> = {}) => ({
  json: { shortcode: `${from}{mark}`, new_shortcode: `${to}{mark}`, new_filename: `${to}.png`, ...more },
});

const fromElsewhere = 'other servers do not have the imagined packs and files';

const packs: readonly Step[] = [
  { call: `POST ${PACK}?${NAME}`, outcome: '403' },
  { call: `POST ${PACK}?${NAME}`, as: 'bob', outcome: '403' },
  step(`POST ${PACK}?${NAME}`),
  refused(`POST ${PACK}?${NAME}`, '409'),
  refused(`POST ${PACK}?name=%20`, '400'),
  refused(`POST ${PACK}?name=a%2Fb`, '500'),
  step(`GET ${PACK}?${NAME}`),
  refused(`GET ${PACKS}/archive?${NAME}`, '403'),
  step(`PATCH ${PACK}?${NAME}`, { json: { metadata: {} } }),
  step(`PATCH ${PACK}?${NAME}`, {
    json: { metadata: { description: 'Made by a test', license: 'CC0', 'share-files': true } },
  }),
  refused(`PATCH ${PACK}?${NAME}`, '400', { json: { metadata: { description: ['x'] } } }),
  refused(`PATCH ${PACK}?${NAME}`, '400', { json: { metadata: { description: null } } }),
  refused(`PATCH ${PACK}?${NAME}`, '400', { json: { metadata: { 'share-files': 'yes' } } }),
  refused(`PATCH ${PACK}?${NAME}`, '400', { json: {} }),
  refused(`PATCH ${PACK}?${NAME}`, '500', { json: { metadata: { 'fallback-src': '' } } }),
  refused(`PATCH ${PACK}?${UNKNOWN}`, '500', { json: { metadata: { description: 'x' } } }),
];

const files: readonly Step[] = [
  { ...add('one'), as: 'carol', outcome: '403' },
  add('one'),
  { ...add('one'), outcome: '409' },
  refused(`POST ${FILES}?${NAME}`, '400', { json: { shortcode: 'x' } }),
  refused(`POST ${FILES}?${NAME}`, '422', { form: { shortcode: '' }, files: { file: picture } }),
  refused(`POST ${FILES}?${UNKNOWN}`, '404', { files: { file: picture } }),
  refused(`POST ${FILES}?${NAME}`, '500', { files: { file: archive } }),
  refused(`POST ${FILES}?${NAME}`, '500', { json: { file: 'not a url' } }),
  add('two'),
  step(`PATCH ${FILES}?${NAME}`, rename('two', 'three')),
  refused(`PATCH ${FILES}?${NAME}`, '409', rename('three', 'one')),
  refused(`PATCH ${FILES}?${NAME}`, '400', rename('nosuch', 'four')),
  refused(`PATCH ${FILES}?${NAME}`, '400', { json: { shortcode: 'one{mark}' } }),
  refused(`PATCH ${FILES}?${NAME}`, '422', {
    json: { shortcode: 'one{mark}', new_shortcode: '', new_filename: '' },
  }),
  refused(`PATCH ${FILES}?${UNKNOWN}`, '404', rename('one', 'four')),
  step(`PATCH ${FILES}?${NAME}`, rename('three', 'one', { force: true })),
  add('two'),
  step(`DELETE ${FILES}?${NAME}&shortcode=two{mark}`),
  refused(`DELETE ${FILES}?${NAME}&shortcode=two{mark}`, '400'),
  refused(`DELETE ${FILES}?${NAME}&shortcode=`, '422'),
  refused(`DELETE ${FILES}?${UNKNOWN}&shortcode=x`, '404'),
  step(`GET ${PACKS}/archive?${NAME}`),
  refused(`GET ${PACKS}/archive`, '400'),
  refused(`GET ${PACKS}/archive?${UNKNOWN}`, '404'),
];

const elsewhere: readonly Step[] = [
  step(`GET ${PACKS}/remote?url=https://peer.example&page=1&page_size=30`, { sandboxOnly: fromElsewhere }),
  refused(`GET ${PACKS}/remote`, '400'),
  refused(`GET ${PACKS}/remote?url=https://closed.example`, '500'),
  { call: `GET ${PACKS}/remote?url=https://peer.example`, as: 'carol', outcome: '403' },
  step(`POST ${PACKS}/download`, {
    json: { url: 'https://peer.example', name: 'testpack', as: 'borrowed' },
    sandboxOnly: fromElsewhere,
  }),
  refused(`POST ${PACKS}/download`, '400', { json: { url: 'https://peer.example' } }),
  refused(`POST ${PACKS}/download`, '500', { json: { url: 'https://far.example', name: 'zzpack' } }),
];

export const emojiPacks: Area = {
  name: 'emoji-packs',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'makes and deletes an emoji pack; makes packs of the folders on the server',
  steps: [
    ...packs,
    ...files,
    ...elsewhere,
    { call: `GET ${PACKS}/import`, as: 'carol', outcome: '403' },
    step(`GET ${PACKS}/import`),
    step(`GET ${PACKS}/import`),
    step(`DELETE ${PACK}?${NAME}`),
    refused(`DELETE ${PACK}?${NAME}`, '404'),
    refused(`DELETE ${PACK}?name=%20`, '400'),
    step('POST /api/v1/pleroma/admin/reload_emoji'),
    { call: 'POST /api/v1/pleroma/admin/reload_emoji', as: 'carol', outcome: '403' },
  ],
};
