import { allSettings, settingTabs, type PlacedSetting } from '@linnet/domain/settings';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import english from '../../locales/en.json';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { SettingsContent } from './settings-content';
import { useSettingsAddress } from './shown-settings';

const hollo = {
  version: '0.10.0',
  feature_quote: true,
  fedibird_capabilities: ['emoji_reaction', 'enable_wide_emoji_reaction'],
};
const pleroma = {
  version: '2.7.2 (compatible; Pleroma 2.9.0)',
  pleroma: {
    metadata: {
      features: ['pleroma_api', 'mastodon_api_streaming', 'pleroma_emoji_reactions', 'polls'],
      post_formats: ['text/plain', 'text/markdown'],
    },
    vapid_public_key: 'BA',
  },
};
/** Speaks Mastodon’s interface of long ago. */
const old = { version: '2.0.0' };

function Settings({ search }: { readonly search: string }) {
  const scroller = useRef<HTMLDivElement>(null);
  const startAt = useRef(0);
  return (
    <SettingsContent
      address={useSettingsAddress(search, {})}
      contents={{}}
      scroller={scroller}
      initialScroll={startAt}
    />
  );
}

async function labelsOn(server: object, search: string): Promise<readonly (string | null)[]> {
  const client = testClient({
    answers: {
      'GET /api/v1/instance': { title: 'Burrow', ...server },
      'GET /api/v2/instance': { title: 'Burrow', ...server },
    },
    records: { 'linnet-settings': JSON.stringify({ expertLevel: 1 }), ...wrenSignedIn },
  });
  await client.features.load();
  const { container } = await show(
    <ClientProvider value={client}>
      <Settings search={search} />
    </ClientProvider>,
  );
  return [...container.querySelectorAll('li [id$=-label], li a span:first-child')].map(
    ({ textContent }) => textContent,
  );
}

const words: Readonly<Record<string, string>> = english;
const text = (key: string) => words[`settings.${key}`];
const needing = Object.entries<PlacedSetting<unknown>>(allSettings).filter(
  ([, { needs }]) => needs !== undefined,
);
const tabOf = (key: string) => Object.entries(settingTabs).find(([, list]) => key in list)?.[0];

/** Each with a server that lacks what it is about. */
const lacked = needing.map(([key, { needs = [] }]) => {
  const isOfHollo = needs.some((feature) => ['reactions', 'announcements'].includes(feature));
  return [key, isOfHollo ? old : hollo] as const;
});

test.each(lacked)(
  '%s is neither shown nor found on a server where it could change nothing',
  async (key, server) => {
    expect(await labelsOn(server, `tab=${tabOf(key)}&at=${key}`)).not.toContain(text(key));
    expect(await labelsOn(server, `query=${key}`)).not.toContain(text(key));
  },
);

test('what the server can has its settings', async () => {
  const there = await labelsOn(pleroma, 'tab=general');
  expect(there).toContain(text('quickReactions'));
  expect(there).toContain(text('useStreamingApi'));
  const hidden = await labelsOn(hollo, 'tab=general');
  expect(hidden).toContain(text('quickReactions'));
  expect(hidden).not.toContain(text('useStreamingApi'));
});

test('forms and lists that are not there are not found', async () => {
  expect(await labelsOn(hollo, 'query=background')).not.toContain('Background');
  expect(await labelsOn(pleroma, 'query=background')).toContain('Background');
});
