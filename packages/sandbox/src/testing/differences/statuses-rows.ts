import { type Json, type Row, part, as, posted, has, json, list, everywhere } from './row';
import type { Stage } from './stage';

/** A status of carol's that quotes one of alice's, as alice sees it. */
async function quoting(at: Stage): Promise<Json> {
  const { id } = await posted(at, { status: 'Quoted.' });
  const both = { status: 'Quoting.', quote_id: String(id), quoted_status_id: String(id) };
  const quote = await posted(at, both, 'carol');
  return json(await as(at, 'alice', `/api/v1/statuses/${String(quote['id'])}`));
}

async function reacted(at: Stage): Promise<Json> {
  const { id } = await posted(at, { status: 'Look.' });
  const token = await at.token('bob');
  for (const path of [`pleroma/statuses/${String(id)}/reactions`, `statuses/${String(id)}/emoji_reactions`]) {
    await at.server.call('PUT', `/api/v1/${path}/${encodeURIComponent('\u{1F426}')}`, { token });
  }
  return json(await as(at, 'alice', `/api/v1/statuses/${String(id)}`));
}

export const statusesRows: readonly Row[] = [
  {
    says: 'a scope of local posts only',
    ask: async (at) => {
      const token = await at.token('alice');
      return (await at.server.post('/api/v1/statuses', { status: 'x', visibility: 'local' }, token)).status;
    },
    is: { pleroma: 200, akkoma: 200, mastodon: 422, hollo: 422 },
  },
  {
    says: 'no status says that it is local only, where nobody has that scope',
    ask: async (at) => {
      const statuses = list(await as(at, 'alice', '/api/v1/timelines/public?local=true&limit=40'));
      return statuses.every((status) => ['public', 'local'].includes(String(status['visibility'])));
    },
    is: everywhere(true),
  },
  {
    says: 'where a quote stands',
    ask: async (at) => {
      const status = await quoting(at);
      return [
        ['pleroma.quote', part(status, 'pleroma', 'quote', 'content')],
        ['quote', part(status, 'quote', 'content')],
        ['quote.quoted_status', part(status, 'quote', 'quoted_status', 'content')],
      ].flatMap(([place, content]) => (content === undefined ? [] : [place]));
    },
    is: {
      pleroma: ['pleroma.quote'],
      akkoma: ['quote'],
      mastodon: ['quote.quoted_status'],
      hollo: ['quote.quoted_status'],
    },
  },
  {
    says: 'the state of a quote, and who may quote',
    ask: async (at) => {
      const status = await quoting(at);
      return [part(status, 'quote', 'state'), 'quote_approval' in status, 'quote_id' in status];
    },
    is: {
      pleroma: [undefined, false, false],
      akkoma: [undefined, false, true],
      mastodon: ['accepted', true, false],
      hollo: ['accepted', true, true],
    },
  },
  {
    says: 'a quote whose author did not allow it',
    ask: async (at) => {
      const quoted = await posted(at, { status: 'Do not.' });
      const quote = { as: 'carol', text: 'I do.', quote: quoted['id'], quoteState: 'pending' };
      const { id } = json(await at.server.door('post', quote));
      const status = json(await as(at, 'alice', `/api/v1/statuses/${String(id)}`));
      return part(status, 'quote', 'state') ?? 'not shown';
    },
    is: { pleroma: 'not shown', akkoma: 'not shown', mastodon: 'pending', hollo: 'pending' },
  },
  {
    says: 'the list of quotes',
    ask: async (at) => {
      const { id } = await posted(at, { status: 'Quotable.' });
      const places = [`statuses/${String(id)}/quotes`, `pleroma/statuses/${String(id)}/quotes`];
      const answers = await Promise.all(places.map((place) => as(at, 'alice', `/api/v1/${place}`)));
      return answers.map(({ status }) => status);
    },
    is: { pleroma: [404, 200], akkoma: [404, 404], mastodon: [200, 404], hollo: [200, 404] },
  },
  {
    says: 'where reactions stand',
    ask: async (at) => {
      const status = await reacted(at);
      return [
        ['pleroma', part(status, 'pleroma', 'emoji_reactions', '0', 'name')],
        ['top', part(status, 'emoji_reactions', '0', 'name')],
      ].flatMap(([place, name]) => (name === '\u{1F426}' ? [place] : []));
    },
    is: { pleroma: ['pleroma'], akkoma: ['pleroma', 'top'], mastodon: [], hollo: ['top'] },
  },
  {
    says: 'the language of a post',
    ask: async (at) => (await posted(at, { status: 'Moin.', language: 'de' }))['language'],
    is: { pleroma: null, akkoma: 'de', mastodon: 'de', hollo: 'de' },
  },
  {
    says: 'what filters met a post',
    ask: async (at) => (await posted(at, { status: 'Unfiltered.' }))['filtered'],
    is: { pleroma: undefined, akkoma: undefined, mastodon: [], hollo: null },
  },
  {
    says: 'formats of posts: Markdown where the person asked for it',
    ask: async (at) => {
      const status = await posted(at, { status: '**Loud**', content_type: 'text/markdown' });
      return String(status['content']).includes('<strong>');
    },
    is: { pleroma: true, akkoma: true, mastodon: false, hollo: true },
  },
  {
    says: 'formats of posts: Markdown where nobody asked for it',
    ask: async (at) => String((await posted(at, { status: '**Loud**' }))['content']).includes('<strong>'),
    is: { pleroma: false, akkoma: false, mastodon: false, hollo: true },
  },
  {
    says: 'a form with a flag in it',
    ask: async ({ server, token }) => {
      const form = { status: 'In a form.', sensitive: 'false' };
      return (await server.call('POST', '/api/v1/statuses', { form, token: await token('alice') })).status;
    },
    is: { pleroma: 200, akkoma: 200, mastodon: 200, hollo: 422 },
  },
  {
    says: 'a thread shows answers to the post itself, without those to its neighbours',
    ask: async (at) => {
      const root = await posted(at, { status: 'Root.' });
      const one = await posted(at, { status: 'One.', in_reply_to_id: root['id'] });
      await posted(at, { status: 'Two.', in_reply_to_id: root['id'] });
      await posted(at, { status: 'Under one.', in_reply_to_id: one['id'] });
      const context = json(await as(at, 'alice', `/api/v1/statuses/${String(one['id'])}/context`));
      return [part(context, 'ancestors', 'length'), part(context, 'descendants', 'length')];
    },
    is: { pleroma: [1, 2], akkoma: [1, 2], mastodon: [1, 1], hollo: [1, 1] },
  },
  {
    says: 'editing, but no versions',
    ask: async (at) => {
      const { id } = await posted(at, { status: 'Befor.' });
      const token = await at.token('alice');
      const path = `/api/v1/statuses/${String(id)}`;
      const edited = await at.server.call('PUT', path, { json: { status: 'Before.' }, token });
      const after = json(edited)['edited_at'];
      return [edited.status, typeof after, (await at.server.get(`${path}/history`, token)).status];
    },
    is: {
      pleroma: [200, 'string', 200],
      akkoma: [200, 'string', 200],
      mastodon: [200, 'string', 200],
      hollo: [200, 'undefined', 404],
    },
  },
  {
    says: 'translation',
    ask: async (at) => {
      const { id } = await posted(at, { status: 'Moin.' });
      const token = await at.token('alice');
      const path = `/api/v1/statuses/${String(id)}`;
      const common = await at.server.post(`${path}/translate`, { lang: 'en' }, token);
      const own = await at.server.get(`${path}/translations/en`, token);
      return [common.status, own.status];
    },
    is: { pleroma: [404, 404], akkoma: [404, 200], mastodon: [200, 404], hollo: [404, 404] },
  },
  has('scheduled posts', '/api/v1/scheduled_statuses', ['pleroma', 'akkoma', 'mastodon']),
  has('folders of bookmarks', '/api/v1/pleroma/bookmark_folders', ['pleroma']),
];
