import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../run/root';
import { deriveShapes } from './derive';
import { deriveParameters } from './parameters';
import { printJson } from './print-json';
import type { Recording } from './recording';

function recording(path: string, changes: Partial<Recording> = {}): Recording {
  return {
    method: 'GET',
    path,
    status: 200,
    type: 'application/json; charset=utf-8',
    link: null,
    json: {},
    ...changes,
  };
}

function derive(...recordings: Recording[]) {
  return deriveShapes({ recordings, described: ['GET /api/v1/things/{id}'], frames: [], loose: [] });
}

test('answers of one route are merged: what was not always there is optional', () => {
  const { routes } = derive(
    recording('/api/v1/things/1', { json: { a: 1, b: null, at: '2026-01-02T03:04:05.000Z' } }),
    recording('/api/v1/things/two?x=y', {
      json: { a: 1.5, b: 'said', c: [true], at: '2026-01-02T03:04:05Z' },
    }),
  );
  expect(routes).toEqual({
    'GET /api/v1/things/:id': {
      '200': {
        type: 'application/json',
        json: { a: 'number', at: 'time', b: 'null|text', 'c?': { '[]': 'bool' } },
      },
    },
  });
});

test('errors stand by themselves, each set of keys an alternative', () => {
  const { routes } = derive(
    recording('/api/v1/things/1', { status: 400, json: { error: 'no' } }),
    recording('/api/v1/things/1', { status: 400, json: { errors: { detail: 'never' } } }),
    recording('/api/v1/things/1', { json: { error: 'fine, but no' } }),
  );
  expect(routes['GET /api/v1/things/:id']).toEqual({
    '200 error': { type: 'application/json', json: { error: 'text' } },
    '400': { type: 'application/json', json: [{ error: 'text' }, { errors: { detail: 'text' } }] },
  });
});

test('free keys are no keys, and what stands in many answers is described once', () => {
  const emoji = { shortcode: 'x', static_url: 'https://h.example/x', url: 'https://h.example/x' };
  const shapes = derive(
    recording('/api/v1/things/1', { json: { content: { 'text/plain': 'said' }, emojis: [emoji] } }),
    recording('/api/v1/things/2', { json: { content: {}, emojis: [{ ...emoji, tags: [] }] } }),
  );
  expect(shapes.routes['GET /api/v1/things/:id']?.['200']?.json).toEqual({
    content: { '{}': 'text' },
    emojis: { '[]': '$emoji' },
  });
  expect(shapes.entities).toEqual({
    emoji: { shortcode: 'text', static_url: 'url', 'tags?': { '[]': 'unknown' }, url: 'url' },
  });
});

test('paging is kept as the names of its parameters, with every form that was seen', () => {
  const link = '<http://h.example/api/v1/things/1?limit=3&max_id=77&offset=0>; rel="next"';
  const { routes } = derive(
    recording('/api/v1/things/1', { json: [], link }),
    recording('/api/v1/things/1', { json: [] }),
  );
  expect(routes['GET /api/v1/things/:id']?.['200']?.paging).toEqual([null, { next: ['max_id', 'offset'] }]);
});

test('nothing that was said gets into the shapes', () => {
  const said = 'Zaunkönig 4711';
  const whole = {
    content: said,
    error: said,
    name: [said],
    url: `https://h.example/${said}`,
    type: said,
    rel: 'self',
  };
  const shapes = derive(
    recording(`/api/v1/things/${encodeURIComponent(said)}`, { json: whole }),
    recording('/api/v1/things/1', { status: 422, json: { error: said } }),
  );
  expect(printJson(shapes)).not.toMatch(/Zaunk|4711/);
});

test('parameters are names, places and types, with all that a reference names', () => {
  const text = { type: 'string', description: 'Zaunkönig 4711' };
  const parameters = deriveParameters({
    paths: {
      '/api/v1/things/{id}': {
        put: {
          parameters: [
            { in: 'path', name: 'id', schema: text },
            { in: 'query', name: 'ids[]', required: true, schema: { type: 'array', items: text } },
            { $ref: '#/components/parameters/limit' },
          ],
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
        },
      },
    },
    components: {
      parameters: { limit: { in: 'query', name: 'limit', schema: { type: 'integer' } } },
      schemas: {
        Thing: {
          type: 'object',
          required: ['name'],
          properties: { name: text, kind: { enum: ['a', 'b'], nullable: true }, file: { format: 'binary' } },
        },
      },
    },
  });
  expect(parameters).toEqual({
    'PUT /api/v1/things/:id': {
      query: { ids: { '[]': 'text' }, 'limit?': 'int' },
      body: { name: 'text', 'kind?': '=a|=b|null', 'file?': 'file' },
    },
  });
  expect(printJson(parameters)).not.toMatch(/Zaunk|4711/);
});

test.each(['pleroma-2.7', 'hollo-0.10'])('%s: routes hold no ids, and every entity is there', (server) => {
  const text = readFileSync(inRoot('shapes', `${server}.json`), 'utf8');
  const shapes: ReturnType<typeof deriveShapes> = JSON.parse(text);
  expect(Object.keys(shapes.routes).filter((route) => /\d{3}|[0-9A-Za-z]{18}|%|@|\{/.test(route))).toEqual(
    [],
  );
  const named = [...text.matchAll(/(?<=["|])\$(\w+)(?=["|])(?!":)/g)].map(([, name = '']) => name);
  expect([...new Set(named)].filter((name) => !(name in shapes.entities))).toEqual([]);
  expect(`${printJson(shapes)}\n`).toBe(text);
});
