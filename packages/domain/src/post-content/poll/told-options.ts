import type { DraftPoll } from '../draft';

/** The options that are not empty, without duplicates, in their order. */
export function toldOptions({ options }: Pick<DraftPoll, 'options'>): readonly string[] {
  return [...new Set(options.map((option) => option.trim()).filter((option) => option !== ''))];
}
