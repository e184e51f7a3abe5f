import { expect, test } from 'vitest';
import type { DraftContent } from '../post-content/draft';
import { draftSlot, draftTarget } from './draft-target';
import { attachmentWith } from './testing/sent-files';

const owl = { attachment: attachmentWith('m1'), name: 'owl.png', description: '' };
const wren = { attachment: attachmentWith('m2'), name: 'wren.png', description: '' };
const context = { kind: 'new' } as const;

function draftWith(content: Partial<DraftContent>) {
  let now: DraftContent = {
    text: '',
    subject: '',
    scope: 'public',
    sensitive: false,
    contentType: 'text/plain',
    language: null,
    attachments: [],
    poll: null,
    inReplyToId: null,
    quoteId: null,
    scheduledAt: null,
    expiresIn: null,
    quotePolicy: null,
    following: [],
    confirmed: [],
    ...content,
  };
  return {
    form: () => ({ content: now }),
    change(_context: object, change: Partial<DraftContent>) {
      now = { ...now, ...change };
    },
  };
}

test('an uploaded file stands behind those that the draft has by then', () => {
  const drafts = draftWith({});
  const target = draftTarget(drafts, context);
  drafts.change(context, { attachments: [owl], text: 'meanwhile' });
  target.deliver(wren);
  expect(drafts.form().content).toMatchObject({ text: 'meanwhile', attachments: [owl, wren] });
  expect(target.fileCount()).toBe(2);
});

test('each post of a thread has its own files', () => {
  const part = { id: 'p1', text: 'two', attachments: [owl] };
  const drafts = draftWith({ following: [part, { ...part, id: 'p2', attachments: [] }] });
  const target = draftTarget(drafts, context, 'p1');
  target.deliver(wren);
  expect(drafts.form().content.following.map(({ attachments }) => attachments)).toEqual([[owl, wren], []]);
  expect(drafts.form().content.attachments).toEqual([]);
  expect(target.fileCount()).toBe(2);
  expect(target.slot.startsWith(`${draftSlot(context)}#`)).toBe(true);
});
