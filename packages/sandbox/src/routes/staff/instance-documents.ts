import type { WireEditedRule } from '@linnet/api/wire';
import { staffRoutes } from '../../server/access';
import { answer, html } from '../../server/answer';
import { crash, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { type Rule, defaultSettings } from '../../server/settings';

/** The documents by their name, with the setting and the address of each. */
const DOCUMENTS = {
  'instance-panel': { name: 'panel', path: '/instance/panel.html' },
  'terms-of-service': { name: 'terms', path: '/static/terms-of-service.html' },
} as const;

type Document = (typeof DOCUMENTS)[keyof typeof DOCUMENTS];

function documentOf({ path }: Call): Document {
  const name = path['name'] ?? '';
  const found = Object.entries(DOCUMENTS).find(([known]) => known === name)?.[1];
  if (!found) throw problem(404, 'Not found');
  return found;
}

function show(call: Call): Response {
  return html(call.server.settings[documentOf(call).name] ?? '');
}

async function write(call: Call): Promise<Response> {
  const { name, path } = documentOf(call);
  call.params.required('file');
  const file = call.params.tree['file'];
  if (!(file instanceof File)) throw crash();
  call.server.settings[name] = await file.text();
  return answer({ url: call.server.origin() + path });
}

function remove(call: Call): Response {
  const { name } = documentOf(call);
  const standard = defaultSettings()[name];
  if (call.server.settings[name] === standard) throw problem(404, 'Not found');
  Object.assign(call.server.settings, { [name]: standard });
  return answer({});
}

const wireRule = ({ id, priority, text, hint }: Rule): WireEditedRule => ({
  id,
  priority,
  text,
  hint: hint === '' ? null : hint,
});

function ruleOf({ server, path }: Call): Rule {
  const id = path['id'] ?? '';
  if (!/^\d+$/.test(id)) throw crash(400);
  const rule = server.settings.rules.find((each) => each.id === id);
  if (!rule) throw crash();
  return rule;
}

function put({ server }: Call, rule: Rule): Response {
  const others = server.settings.rules.filter(({ id }) => id !== rule.id);
  server.settings.rules = [...others, rule].toSorted((a, b) => a.priority - b.priority);
  return answer(wireRule(rule));
}

function createRule(call: Call): Response {
  const { params, server } = call;
  params.required('text');
  const priority = params.integer('priority') ?? 0;
  const text = params.text('text') ?? '';
  if (text.trim() === '') throw crash();
  const id = String(Math.max(0, ...server.settings.rules.map((rule) => Number(rule.id))) + 1);
  return put(call, { id, priority, text, hint: params.text('hint') ?? '' });
}

function changeRule(call: Call): Response {
  const before = ruleOf(call);
  const { params } = call;
  const text = params.text('text') ?? before.text;
  if (text.trim() === '') throw crash();
  const hint = params.text('hint') ?? before.hint;
  return put(call, { ...before, text, hint, priority: params.integer('priority') ?? before.priority });
}

function deleteRule(call: Call): Response {
  const rule = ruleOf(call);
  call.server.settings.rules = call.server.settings.rules.filter((each) => each !== rule);
  return answer({});
}

const READ = { access: user('admin:read'), requirement: 'admin' };
const WRITE = { access: user('admin:write'), requirement: 'admin' };

export const instanceDocumentRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin', [
  { endpoint: 'GET /instance_document/:name', ...READ, handle: show },
  { endpoint: 'PATCH /instance_document/:name', ...WRITE, handle: write },
  { endpoint: 'DELETE /instance_document/:name', ...WRITE, handle: remove },
  { endpoint: 'GET /rules', ...READ, handle: ({ server }) => answer(server.settings.rules.map(wireRule)) },
  { endpoint: 'POST /rules', ...WRITE, handle: createRule },
  { endpoint: 'PATCH /rules/:id', ...WRITE, handle: changeRule },
  { endpoint: 'DELETE /rules/:id', ...WRITE, handle: deleteRule },
]);
