import { ApiError } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { createSavedOptions } from './saved-options';

interface Profile {
  locked: boolean;
  defaultScope: string;
}

function options() {
  const answers: { confirm: (profile: Profile) => void; fail: (error: unknown) => void }[] = [];
  const log = vi.fn<(level: string, what: string) => void>();
  const saved = createSavedOptions<Profile>({
    values: { locked: false, defaultScope: 'public' },
    save: () => new Promise((confirm, fail) => answers.push({ confirm, fail })),
    log,
  });
  function next() {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('Nothing is being saved.');
    return answer;
  }
  return { saved, next, log };
}

test('an option is wiped while it is saved, then as the server has it [3.4.016]', async () => {
  const { saved, next } = options();
  const saving = saved.set('defaultScope', 'private');
  expect(saved.values.get()).toEqual({ locked: false });
  // A server may make of it what it likes.
  next().confirm({ locked: false, defaultScope: 'unlisted' });
  expect(await saving).toBe('ignored');
  expect(saved.values.get()).toEqual({ locked: false, defaultScope: 'unlisted' });
});

test('a refused option has its old value again, and the log tells of it [3.4.016, 3.8.021]', async () => {
  const { saved, next, log } = options();
  const saving = saved.set('locked', true);
  next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  expect(await saving).toEqual({ kind: 'offline', timedOut: false });
  expect(saved.values.get()).toEqual({ locked: false, defaultScope: 'public' });
  expect(log).toHaveBeenCalledWith('error', expect.stringContaining('locked'), expect.anything());
});

test('why an option was refused is known until it is chosen again, also to who looks later', async () => {
  const { saved, next } = options();
  const reason = { kind: 'offline', timedOut: false } as const;
  const saving = saved.set('locked', true);
  expect(saved.pending.get()).toMatchObject({ locked: true });
  next().fail(new ApiError(reason));
  await saving;
  expect(saved.pending.get().locked).toBeUndefined();
  expect(saved.errors.get()).toEqual({ locked: reason });
  const other = saved.set('defaultScope', 'direct');
  next().confirm({ locked: false, defaultScope: 'public' });
  await other;
  expect(saved.errors.get()).toEqual({ locked: reason, defaultScope: 'ignored' });
  const again = saved.set('locked', true);
  expect(saved.errors.get()).toEqual({ defaultScope: 'ignored' });
  next().confirm({ locked: true, defaultScope: 'public' });
  expect(await again).toBeNull();
  expect(saved.errors.get()).toEqual({ defaultScope: 'ignored' });
});

test('two options at once do not disturb each other', async () => {
  const { saved, next } = options();
  const first = saved.set('locked', true);
  const second = saved.set('defaultScope', 'direct');
  expect(saved.values.get()).toEqual({});
  const answered = next();
  next().fail(new ApiError({ kind: 'offline', timedOut: true }));
  await second;
  expect(saved.values.get()).toEqual({ defaultScope: 'public' });
  answered.confirm({ locked: true, defaultScope: 'public' });
  await first;
  expect(saved.values.get()).toEqual({ locked: true, defaultScope: 'public' });
});

test('an option that no profile has is a mistake [3.5.008]', async () => {
  const { saved } = options();
  const name: string = 'colour';
  await expect(saved.set(name as 'locked', true)).rejects.toThrow('Invalid server-side setting colour');
  expect(saved.values.get()).toEqual({ locked: false, defaultScope: 'public' });
});
