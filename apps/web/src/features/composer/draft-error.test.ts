import { expect, test } from 'vitest';
import { draftError } from './composer-form';

const refused = { kind: 'http', status: 422, text: 'Too spicy', identifier: null, body: null } as const;

test('says what the server said', () => {
  expect(draftError({ why: refused, expired: false })).toMatchObject({
    frame: 'post_status.error',
    id: 'errors.server_said',
  });
});

test('tells to try again when no answer came', () => {
  const error = draftError({ why: { kind: 'offline', timedOut: false }, expired: false });
  expect(error).toMatchObject({ frame: 'post_status.error_saved', id: 'errors.no_answer' });
});

test('warns that it may have been posted when the answer made no sense', () => {
  const error = draftError({ why: { kind: 'malformed', what: 'HTML' }, expired: false });
  expect(error.frame).toBe('post_status.error_unclear');
});

test('asks to log in again once the login has ended', () => {
  expect(draftError({ why: { ...refused, status: 403 }, expired: true }).id).toBe('post_status.signed_out');
});
