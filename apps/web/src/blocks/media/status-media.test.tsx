import type { Attachment } from '@linnet/api';
import { act, type ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { FilterContextProvider } from '../../platform/client/filter-context';
import { signalFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { until } from '../../testing/until';
import { StatusMedia } from './status-media';

function picture(id: string, changes: Partial<Attachment> = {}): Attachment {
  const url = `https://nest.example/media/${id}.png`;
  return {
    id,
    kind: 'image',
    mimeType: 'image/png',
    url,
    previewUrl: url,
    remoteUrl: null,
    description: `Picture ${id}`,
    blurhash: null,
    size: { width: 800, height: 400 },
    ...changes,
  };
}

interface Given extends Partial<ComponentProps<typeof StatusMedia>['status']> {
  settings?: Record<string, unknown>;
  place?: ComponentProps<typeof FilterContextProvider>['value'];
  coveredBy?: string[];
}

async function showMedia({ settings = {}, place = 'public', coveredBy = [], ...status }: Given) {
  const client = testClient({ records: { 'linnet-settings': JSON.stringify(settings) } });
  const { container: shown } = await show(
    <ClientProvider value={client}>
      <FilterContextProvider value={place}>
        <StatusMedia
          status={{ attachments: [picture('1')], sensitive: false, ...status }}
          coveredBy={coveredBy}
        />
      </FilterContextProvider>
    </ClientProvider>,
  );
  return shown;
}

/** Waits for words of a part that comes after the first content. */
async function saying(place: HTMLElement, words: string): Promise<void> {
  signalFirstContent();
  await until(() => place.textContent.includes(words));
}

const images = (place: HTMLElement) => [...place.querySelectorAll('img')].map(({ alt }) => alt);

test('media are hidden in timelines, in conversations, or in neither, each by its own setting [2.3.021]', async () => {
  const inTimelines = { hideAttachments: true };
  const inConversations = { hideAttachmentsInConv: true };
  expect(images(await showMedia({ settings: inTimelines }))).toEqual([]);
  expect(images(await showMedia({ settings: inTimelines, place: 'thread' }))).toEqual(['Picture 1']);
  expect(images(await showMedia({ settings: inConversations }))).toEqual(['Picture 1']);
  expect(images(await showMedia({ settings: inConversations, place: 'thread' }))).toEqual([]);
});

test('a filter covers media and is named on the cover, also where sensitive media are shown', async () => {
  const place = await showMedia({ coveredBy: ['Slugs'], settings: { hideNsfw: false } });
  expect(images(place)).toEqual([]);
  await saying(place, 'Slugs');
});

test('pictures are shown whole or fill their place, as people like it [2.3.021]', async () => {
  const fitOf = async (settings: object) =>
    (await showMedia({ settings: { ...settings } })).querySelector('[data-fit]')?.getAttribute('data-fit');
  expect(await fitOf({})).toBe('contain');
  expect(await fitOf({ useContainFit: false })).toBe('cover');
});

test('the room of a picture is there before its code and before the picture', async () => {
  const place = await showMedia({ sensitive: true });
  const row = place.querySelector<HTMLElement>('[data-fit] > div');
  expect(row?.style.aspectRatio).toMatch(/^2\b/);
});

test('a picture that fails is asked for at its next place, and is then named', async () => {
  const attachment = picture('1', { previewUrl: 'https://nest.example/small.png' });
  const place = await showMedia({ attachments: [attachment] });
  const image = () => place.querySelector('img');
  expect(image()?.getAttribute('src')).toBe(attachment.previewUrl);
  await act(async () => image()?.dispatchEvent(new Event('error')));
  expect(image()?.getAttribute('src')).toBe(attachment.url);
  await act(async () => image()?.dispatchEvent(new Event('error')));
  await saying(place, 'Couldn’t load this file');
  expect(place.textContent).toContain('Picture 1');
  expect(place.querySelector('a')?.getAttribute('href')).toBe(attachment.url);
});

test('a description tells the language of its post, and what stands in its place does not', async () => {
  const attachments = [picture('1'), picture('2', { description: '' })];
  const place = await showMedia({ attachments, language: 'fr' });
  expect([...place.querySelectorAll('img')].map(({ lang }) => lang)).toEqual(['fr', '']);
});

test('no limit of thumbnails shows them all', async () => {
  const attachments = Array.from({ length: 9 }, (_, at) => picture(String(at)));
  expect(images(await showMedia({ attachments, settings: { maxThumbnails: null } }))).toHaveLength(9);
  expect(images(await showMedia({ attachments, settings: { maxThumbnails: 2 } }))).toHaveLength(2);
});

test('a picture without a description bears a mark, and an ordinary WebP none of a GIF', async () => {
  const place = await showMedia({
    attachments: [picture('1', { description: '', mimeType: 'image/webp' }), picture('2')],
    settings: { stopGifs: true },
  });
  await until(() => place.querySelectorAll('img').length === 2);
  const marks = [...place.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
  expect(marks.filter((mark) => mark === 'ALT')).toHaveLength(1);
  expect(marks).not.toContain('GIF');
});
