import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import type { JsonObject } from '../../tools/report/json-value';
import { cards } from './cards';
import { expect } from './expect';
import { openWithStatuses } from './known-network';
import { remoteStatus } from './remote-status';

/** A file of the sandbox, which generates it from its name. */
export interface TestFile {
  file: string;
  mime: string;
  description?: string;
  size?: readonly [width: number, height: number];
  changes?: JsonObject;
}

export const FILES = {
  hills: { file: '/media/hills-4-800x500.png', mime: 'image/png', size: [800, 500], description: 'Hills' },
  tall: { file: '/media/sea-7-500x800.png', mime: 'image/png', size: [500, 800], description: 'The sea' },
  unknownSize: { file: '/media/pots-3-640x400.png', mime: 'image/png' },
  gif: { file: '/media/train-2-320x240.gif', mime: 'image/gif', size: [320, 240], description: 'A train' },
  video: {
    file: '/media/daybreak-3-320x180.webm',
    mime: 'video/webm',
    size: [320, 180],
    description: 'Daybreak',
  },
  tune: { file: '/media/tune-3-6s.wav', mime: 'audio/wav', description: 'A small tune' },
  flash: {
    file: '/media/blink-2-320x240.swf',
    mime: 'application/x-shockwave-flash',
    description: 'Old menu',
  },
  gpx: { file: '/media/walk-2.gpx', mime: 'application/gpx+xml', description: '' },
  htmlPage: { file: '/media/leaflet-2.html', mime: 'text/html', description: 'The leaflet' },
} as const satisfies Record<string, TestFile>;

const BLURHASH = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj';

/** An attachment as a server sends it. */
export function attachmentOf(
  url: string,
  { file, mime, description = '', size, changes }: TestFile,
  id = file,
): JsonObject {
  const kind = mime.split('/')[0] ?? '';
  return {
    id,
    type: ['image', 'video', 'audio'].includes(kind) ? kind : 'unknown',
    url: url + file,
    preview_url: url + file,
    remote_url: url + file,
    description,
    blurhash: kind === 'image' ? BLURHASH : null,
    pleroma: { mime_type: mime },
    ...(size ? { meta: { original: { width: size[0], height: size[1] } } } : {}),
    ...changes,
  };
}

/** `count` different pictures. */
export function pictures(count: number): TestFile[] {
  return Array.from({ length: count }, (_, index) => ({
    file: `/media/hills-${100 + index}-640x400.png`,
    mime: 'image/png',
    size: [640, 400],
    description: `Picture ${index + 1}`,
  }));
}

interface OpenOptions {
  files?: readonly TestFile[];
  /** Other fields of the status. */
  changes?: JsonObject;
  settings?: JsonObject;
}

/** Opens the known network with one status that has these files; resolves to its card. */
export async function openWithMedia(
  { page, sandbox, url }: { page: Page; sandbox: ControlDoor; url: string },
  { files = [], changes = {}, settings = {} }: OpenOptions,
): Promise<Locator> {
  await storeSettings(page, settings);
  const status = await remoteStatus(url, {
    content: '<p>What is attached.</p>',
    sensitive: false,
    media_attachments: files.map((file, at) => attachmentOf(url, file, String(at + 1))),
    ...changes,
  });
  await openWithStatuses(page, sandbox, [status]);
  await expect(cards(page)).toHaveCount(1);
  return cards(page).first();
}

/** Stores the person's settings before the page is opened. */
async function storeSettings(page: Page, settings: JsonObject): Promise<void> {
  await page.addInitScript(
    (values) => localStorage.setItem('linnet-settings', JSON.stringify(values)),
    settings,
  );
}
