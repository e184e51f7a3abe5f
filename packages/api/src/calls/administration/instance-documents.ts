import { del, get, json, nothing, patch, post } from '../../call';
import { ApiError } from '../../error';
import { readEditedRule } from '../../schema/administration/server-parts';
import { readPage, required } from '../../schema/read';

const ADMIN = '/api/v1/pleroma/admin';
const staffOnly = { feature: 'staffOfPleroma' } as const;

/** A page of the operator's: the panel beside the timelines, and the terms of service. */
export type InstanceDocument = 'instance-panel' | 'terms-of-service';

const maxLength = 200_000;
const documentPath = (name: InstanceDocument) => `${ADMIN}/instance_document/${name}`;

/** GET /api/v1/pleroma/admin/instance_document/:name: untrusted HTML; the server's default while none is set. */
export const instanceDocument = (name: InstanceDocument) =>
  get(
    documentPath(name),
    (body) => {
      if (typeof body !== 'string' || body.length > maxLength)
        throw new ApiError({ kind: 'malformed', what: 'document' });
      return body;
    },
    { ...staffOnly, answer: 'text' },
  );

/** PATCH /api/v1/pleroma/admin/instance_document/:name. Only a part with a file is taken. */
export const setInstanceDocument = (name: InstanceDocument, html: string) =>
  patch(documentPath(name), nothing, {
    ...staffOnly,
    body: {
      kind: 'multipart',
      fields: {},
      files: { file: new File([html], `${name}.html`, { type: 'text/html' }) },
    },
  });

/** DELETE /api/v1/pleroma/admin/instance_document/:name: the default is back. 404 while none is set. */
export const removeInstanceDocument = (name: InstanceDocument) => del(documentPath(name), nothing, staffOnly);

const RULES = `${ADMIN}/rules`;
const readOne = required(readEditedRule, 'rule');
const rulePath = (id: string) => `${RULES}/${encodeURIComponent(id)}`;

/** What is written of a rule. An empty text crashes the server. */
export interface RuleFields {
  readonly text: string;
  readonly hint: string;
  readonly priority: number;
}

/** GET /api/v1/pleroma/admin/rules: by ascending priority. */
export const editedRules = () => get(RULES, readPage(readEditedRule), staffOnly);

/** POST /api/v1/pleroma/admin/rules */
export const createRule = (fields: RuleFields) => post(RULES, readOne, { ...staffOnly, body: json(fields) });

/** PATCH /api/v1/pleroma/admin/rules/:id: what is missing stays. */
export const changeRule = (id: string, fields: Partial<RuleFields>) =>
  patch(rulePath(id), readOne, { ...staffOnly, body: json(fields) });

/** DELETE /api/v1/pleroma/admin/rules/:id */
export const deleteRule = (id: string) => del(rulePath(id), nothing, staffOnly);
