import type { Client } from '@linnet/domain';
import { type Question, questions } from './questions';

/** Whether the viewer wants to be asked before this is done. */
export function isAsked({ settings }: Pick<Client, 'settings'>, question: Question): boolean {
  const { key, setting } = questions[question];
  return settings.valueOf(key, setting);
}
