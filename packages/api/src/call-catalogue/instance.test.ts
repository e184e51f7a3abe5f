import { expect, test } from 'vitest';
import {
  announcements,
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  dismissAnnouncement,
  domainBlocks,
  emojiPacks,
  frontendConfigurations,
  instancePanel,
  instancePeers,
  instanceV1,
  nodeinfo,
  setDomainBlock,
  staffAnnouncements,
  staticConfig,
  stickerFolders,
  stickerPack,
  suggestions,
  termsOfService,
  themeFile,
  themeIndex,
} from '../index';
import { lines, sent } from '../testing/sent';
import { ids } from '../testing/some-ids';

const facts = { status: 200, link: null };

test('asks for the files that the operator can change [1.7.012]', () => {
  expect(lines(staticConfig(), termsOfService(), instancePanel())).toEqual([
    'GET /static/config.json',
    'GET /static/terms-of-service.html',
    'GET /instance/panel.html',
  ]);
});

test('asks for stickers, and for the packs that the answer names [1.7.013]', () => {
  expect(lines(stickerFolders())).toEqual(['GET /static/stickers.json']);
  const folders = stickerFolders().read(
    { blobs: '/static/stickers/blobs/', cats: '/static/stickers/cats/' },
    facts,
  );
  expect(lines(...Object.values(folders).map(stickerPack))).toEqual([
    'GET /static/stickers/blobs/pack.json',
    'GET /static/stickers/cats/pack.json',
  ]);
});

test('asks for the list of themes: files, or themes in the list itself [1.7.014, 3.7.066]', () => {
  expect(lines(themeIndex('themes'), themeIndex('styles', true), themeIndex('palettes'))).toEqual([
    'GET /static/styles.json',
    'GET /static/styles/index.custom.json',
    'GET /static/palettes/index.json',
  ]);
  const inline = ['Amoled', '#000000', '#111111', '#b0b0b1', '#d8a070'];
  const list = { night: '/static/themes/night.json', amoled: inline, odd: 7 };
  expect(themeIndex('themes').read(list, facts)).toEqual({
    night: { kind: 'file', address: '/static/themes/night.json' },
    amoled: { kind: 'inline', theme: inline },
  });
  expect(() => themeIndex('themes').read('<!doctype html>', facts)).toThrow('unreadable answer');
});

test('asks for the file of a theme, and takes no page for one', () => {
  const call = themeFile('/static/themes/night.json');
  expect(lines(call)).toEqual(['GET /static/themes/night.json']);
  expect(call.read('@meta {\n}', facts)).toBe('@meta {\n}');
  for (const body of ['<!doctype html><html></html>', { name: 'Night' }, 'x'.repeat(1_000_001)]) {
    expect(() => call.read(body, facts)).toThrow('unreadable answer');
  }
});

test('asks what the server is, in seven ways [3.7.087]', () => {
  const calls = [
    instanceV1(),
    nodeinfo('2.0'),
    frontendConfigurations(),
    staticConfig(),
    termsOfService(),
    instancePanel(),
    stickerFolders(),
  ];
  expect(lines(...calls)).toEqual([
    'GET /api/v1/instance',
    'GET /nodeinfo/2.0.json',
    'GET /api/pleroma/frontend_configurations',
    'GET /static/config.json',
    'GET /static/terms-of-service.html',
    'GET /instance/panel.html',
    'GET /static/stickers.json',
  ]);
});

test('asks for peers, suggested people and blocked servers [3.7.062, 3.7.063]', () => {
  expect(lines(instancePeers(), suggestions(1), domainBlocks())).toEqual([
    'GET /api/v1/instance/peers',
    'GET /api/v1/suggestions',
    'GET /api/v1/domain_blocks?limit=20',
  ]);
  expect([setDomainBlock('far.example', true), setDomainBlock('far.example', false)].map(sent)).toEqual([
    { line: 'POST /api/v1/domain_blocks', body: { domain: 'far.example' } },
    { line: 'DELETE /api/v1/domain_blocks', body: { domain: 'far.example' } },
  ]);
});

test('asks for a page of emoji packs [3.7.056]', () => {
  expect(lines(emojiPacks({ page: 2, pageSize: 25 }))).toEqual([
    'GET /api/v1/pleroma/emoji/packs?page=2&page_size=25',
  ]);
});

test('asks for announcements, puts them away, and lets the staff write them [3.7.085, 3.7.086]', () => {
  expect(lines(announcements(), dismissAnnouncement(ids.announcement), staffAnnouncements())).toEqual([
    'GET /api/v1/announcements',
    'POST /api/v1/announcements/u%2F1/dismiss',
    'GET /api/v1/pleroma/admin/announcements',
  ]);
  const starts = '2026-12-01T00:00:00Z';
  const draft = { text: 'Cake', startsAt: starts, endsAt: null, allDay: true };
  const body = { content: 'Cake', starts_at: starts, ends_at: null, all_day: true };
  const writing = [
    createAnnouncement(draft),
    changeAnnouncement(ids.announcement, draft),
    deleteAnnouncement(ids.announcement),
  ];
  expect(writing.map(sent)).toEqual([
    { line: 'POST /api/v1/pleroma/admin/announcements', body },
    { line: 'PATCH /api/v1/pleroma/admin/announcements/u%2F1', body },
    { line: 'DELETE /api/v1/pleroma/admin/announcements/u%2F1' },
  ]);
});
