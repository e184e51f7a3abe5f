import {
  type Json,
  type DifferenceRow,
  part,
  getAs,
  postStatus,
  routeRow,
  json,
  list,
  everywhere,
} from './row';
import type { Stage } from './stage';

/** A status of carol's that quotes one of alice's, as alice sees it. */
async function quoting(at: Stage): Promise<Json> {
  const { id } = await postStatus(at, { status: 'Quoted.' });
  const both = { status: 'Quoting.', quote_id: String(id), quoted_status_id: String(id) };
  const quote = await postStatus(at, both, 'carol');
  return json(await getAs(at, 'alice', `/api/v1/statuses/${String(quote['id'])}`));
}

async function reacted(at: Stage): Promise<Json> {
  const { id } = await postStatus(at, { status: 'Look.' });
  const token = await at.token('bob');
  for (const path of [`pleroma/statuses/${String(id)}/reactions`, `statuses/${String(id)}/emoji_reactions`]) {
    await at.server.call('PUT', `/api/v1/${path}/${encodeURIComponent('\u{1F426}')}`, { token });
  }
  return json(await getAs(at, 'alice', `/api/v1/statuses/${String(id)}`));
}

export const statusesRows: readonly DifferenceRow[] = [
  {
    title: 'a scope of local posts only',
    observe: async (at) => {
      const token = await at.token('alice');
      return (await at.server.post('/api/v1/statuses', { status: 'x', visibility: 'local' }, token)).status;
    },
    expected: { pleroma: 200, akkoma: 200, mastodon: 422, hollo: 422 },
  },
  {
    title: 'no status says that it is local only, where nobody has that scope',
    observe: async (at) => {
      const statuses = list(await getAs(at, 'alice', '/api/v1/timelines/public?local=true&limit=40'));
      return statuses.every((status) => ['public', 'local'].includes(String(status['visibility'])));
    },
    expected: everywhere(true),
  },
  {
    title: 'where a quote stands',
    observe: async (at) => {
      const status = await quoting(at);
      return [
        ['pleroma.quote', part(status, 'pleroma', 'quote', 'content')],
        ['quote', part(status, 'quote', 'content')],
        ['quote.quoted_status', part(status, 'quote', 'quoted_status', 'content')],
      ].flatMap(([place, content]) => (content === undefined ? [] : [place]));
    },
    expected: {
      pleroma: ['pleroma.quote'],
      akkoma: ['quote'],
      mastodon: ['quote.quoted_status'],
      hollo: ['quote.quoted_status'],
    },
  },
  {
    title: 'the state of a quote, and who may quote',
    observe: async (at) => {
      const status = await quoting(at);
      return [part(status, 'quote', 'state'), 'quote_approval' in status, 'quote_id' in status];
    },
    expected: {
      pleroma: [undefined, false, false],
      akkoma: [undefined, false, true],
      mastodon: ['accepted', true, false],
      hollo: ['accepted', true, true],
    },
  },
  {
    title: 'a quote whose author did not allow it',
    observe: async (at) => {
      const quoted = await postStatus(at, { status: 'Do not.' });
      const quote = { as: 'carol', text: 'I do.', quote: quoted['id'], quoteState: 'pending' };
      const { id } = json(await at.server.door('post', quote));
      const status = json(await getAs(at, 'alice', `/api/v1/statuses/${String(id)}`));
      return part(status, 'quote', 'state') ?? 'not shown';
    },
    expected: { pleroma: 'not shown', akkoma: 'not shown', mastodon: 'pending', hollo: 'pending' },
  },
  {
    title: 'the list of quotes',
    observe: async (at) => {
      const { id } = await postStatus(at, { status: 'Quotable.' });
      const places = [`statuses/${String(id)}/quotes`, `pleroma/statuses/${String(id)}/quotes`];
      const answers = await Promise.all(places.map((place) => getAs(at, 'alice', `/api/v1/${place}`)));
      return answers.map(({ status }) => status);
    },
    expected: { pleroma: [404, 200], akkoma: [404, 404], mastodon: [200, 404], hollo: [200, 404] },
  },
  {
    title: 'where reactions stand',
    observe: async (at) => {
      const status = await reacted(at);
      return [
        ['pleroma', part(status, 'pleroma', 'emoji_reactions', '0', 'name')],
        ['top', part(status, 'emoji_reactions', '0', 'name')],
      ].flatMap(([place, name]) => (name === '\u{1F426}' ? [place] : []));
    },
    expected: { pleroma: ['pleroma'], akkoma: ['pleroma', 'top'], mastodon: [], hollo: ['top'] },
  },
  {
    title: 'the language of a post',
    observe: async (at) => (await postStatus(at, { status: 'Moin.', language: 'de' }))['language'],
    expected: { pleroma: null, akkoma: 'de', mastodon: 'de', hollo: 'de' },
  },
  {
    title: 'what filters met a post',
    observe: async (at) => (await postStatus(at, { status: 'Unfiltered.' }))['filtered'],
    expected: { pleroma: undefined, akkoma: undefined, mastodon: [], hollo: null },
  },
  {
    title: 'formats of posts: Markdown where the person asked for it',
    observe: async (at) => {
      const status = await postStatus(at, { status: '**Loud**', content_type: 'text/markdown' });
      return String(status['content']).includes('<strong>');
    },
    expected: { pleroma: true, akkoma: true, mastodon: false, hollo: true },
  },
  {
    title: 'formats of posts: Markdown where nobody asked for it',
    observe: async (at) =>
      String((await postStatus(at, { status: '**Loud**' }))['content']).includes('<strong>'),
    expected: { pleroma: false, akkoma: false, mastodon: false, hollo: true },
  },
  {
    title: 'a form with a flag in it',
    observe: async ({ server, token }) => {
      const form = { status: 'In a form.', sensitive: 'false' };
      return (await server.call('POST', '/api/v1/statuses', { form, token: await token('alice') })).status;
    },
    expected: { pleroma: 200, akkoma: 200, mastodon: 200, hollo: 422 },
  },
  {
    title: 'a thread shows answers to the post itself, without those to its neighbours',
    observe: async (at) => {
      const root = await postStatus(at, { status: 'Root.' });
      const one = await postStatus(at, { status: 'One.', in_reply_to_id: root['id'] });
      await postStatus(at, { status: 'Two.', in_reply_to_id: root['id'] });
      await postStatus(at, { status: 'Under one.', in_reply_to_id: one['id'] });
      const context = json(await getAs(at, 'alice', `/api/v1/statuses/${String(one['id'])}/context`));
      return [part(context, 'ancestors', 'length'), part(context, 'descendants', 'length')];
    },
    expected: { pleroma: [1, 2], akkoma: [1, 2], mastodon: [1, 1], hollo: [1, 1] },
  },
  {
    title: 'editing, but no versions',
    observe: async (at) => {
      const { id } = await postStatus(at, { status: 'Befor.' });
      const token = await at.token('alice');
      const path = `/api/v1/statuses/${String(id)}`;
      const edited = await at.server.call('PUT', path, { json: { status: 'Before.' }, token });
      const after = json(edited)['edited_at'];
      return [edited.status, typeof after, (await at.server.get(`${path}/history`, token)).status];
    },
    expected: {
      pleroma: [200, 'string', 200],
      akkoma: [200, 'string', 200],
      mastodon: [200, 'string', 200],
      hollo: [200, 'undefined', 404],
    },
  },
  {
    title: 'translation',
    observe: async (at) => {
      const { id } = await postStatus(at, { status: 'Moin.' });
      const token = await at.token('alice');
      const path = `/api/v1/statuses/${String(id)}`;
      const common = await at.server.post(`${path}/translate`, { lang: 'en' }, token);
      const own = await at.server.get(`${path}/translations/en`, token);
      return [common.status, own.status];
    },
    expected: { pleroma: [404, 404], akkoma: [404, 200], mastodon: [200, 404], hollo: [404, 404] },
  },
  routeRow('scheduled posts', '/api/v1/scheduled_statuses', ['pleroma', 'akkoma', 'mastodon']),
  routeRow('folders of bookmarks', '/api/v1/pleroma/bookmark_folders', ['pleroma']),
];
