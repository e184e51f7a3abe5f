import { expect, test } from 'vitest';
import { crashReport } from './crash-report';

const scene = {
  route: 'conversation',
  build: 'a1b2c3',
  browser: 'Firefox 140',
  language: 'en',
  size: '1440 × 900',
  at: new Date('2026-11-23T09:00:00Z'),
};

function errorWith(message: string, stack: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return error;
}

test('names the failed code and its position, from the stacks of both kinds of browsers', () => {
  const chromium =
    '    at Card (https://nest.example/assets/card-x1.js:10:20)\n    at https://nest.example/assets/b.js:1:2';
  const error = errorWith('no', chromium);
  const componentStack = '\n    at Card (https://nest.example/assets/card-x1.js:3:4)\n    at div';
  const report = crashReport({ error, componentStack }, scene);
  expect(report).toBe(
    [
      'Linnet a1b2c3',
      'Time: 2026-11-23T09:00:00.000Z',
      'Screen: conversation',
      'Failure: TypeError',
      'Code:',
      '  Card card-x1.js:10:20',
      '  b.js:1:2',
      'Components:',
      '  Card card-x1.js:3:4',
      'Browser: Firefox 140',
      'Language: en, window: 1440 × 900',
    ].join('\n'),
  );
  const firefox = errorWith(
    'no',
    'Card@https://nest.example/assets/card-x1.js:10:20\n@https://nest.example/b.js:1:2',
  );
  expect(crashReport({ error: firefox, componentStack: '' }, scene)).toContain(
    '  Card card-x1.js:10:20\n  b.js:1:2',
  );
});

test('holds no token, no name, and nothing of what somebody wrote', () => {
  const secret = 'Bearer s3cr3t at dinner with @wren@far.example (https://nest.example/private.js';
  const stack = [
    '    at read (https://nest.example/assets/a.js?access_token=s3cr3t:1:2)',
    '    at https://nest.example/oauth-callback?code=s3cr3t',
    '    at a line about @wren@far.example',
  ].join('\n');
  const error = errorWith(
    `Unexpected token in "${secret}"\n    at wren (https://nest.example/wren.js:1:2)`,
    stack,
  );
  const report = crashReport({ error, componentStack: '' }, scene);
  for (const word of ['s3cr3t', 'wren', 'dinner', 'token', 'code=', 'private']) {
    expect(report).not.toContain(word);
  }
  expect(report).toContain('read a.js:1:2');
});

test('something thrown that is no error, and the number of an error of React', () => {
  expect(crashReport({ error: 'my secret', componentStack: '' }, scene)).toContain('Failure: string\n');
  const react = errorWith('Minified React error #310; visit https://react.dev/errors/310?args[]=secret', '');
  const report = crashReport({ error: react, componentStack: '' }, scene);
  expect(report).toContain('Failure: TypeError, React 310');
  expect(report).not.toContain('secret');
});
