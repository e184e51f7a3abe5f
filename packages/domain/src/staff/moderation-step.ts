import type { ModeratedAccount, StaffRole } from '@linnet/api';

/** Tags of the tag policy for any account. */
export const tagsForAll = [
  'mrf_tag:media-force-nsfw',
  'mrf_tag:media-strip',
  'mrf_tag:force-unlisted',
  'mrf_tag:sandbox',
] as const;

/** Tags only for accounts of this server. */
export const tagsForLocals = [
  'mrf_tag:disable-remote-subscription',
  'mrf_tag:disable-any-subscription',
  'mrf_tag:quarantine',
] as const;

export type PolicyTag = (typeof tagsForAll)[number] | (typeof tagsForLocals)[number];

/** One step of moderation on an account. */
export type ModerationStep =
  | { readonly kind: 'role'; readonly role: StaffRole; readonly on: boolean }
  /** `on`: the account is active. */
  | { readonly kind: 'activation'; readonly on: boolean }
  | { readonly kind: 'delete' }
  | { readonly kind: 'tag'; readonly tag: PolicyTag; readonly on: boolean };

/** The account as it is after a step. */
export function accountAfterStep(account: ModeratedAccount, step: ModerationStep): ModeratedAccount {
  switch (step.kind) {
    case 'role':
      return { ...account, roles: { ...account.roles, [step.role]: step.on } };
    case 'activation':
      return { ...account, deactivated: !step.on };
    case 'delete':
      return { ...account, deactivated: true };
    case 'tag': {
      const others = account.tags.filter((tag) => tag !== step.tag);
      return { ...account, tags: step.on ? [...others, step.tag] : others };
    }
  }
}
