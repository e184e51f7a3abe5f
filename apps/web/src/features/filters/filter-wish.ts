import type { FilterAction, FilterPlace } from '@linnet/api';
import type { FilterForm, OwnFilter, OwnFilterWish } from '@linnet/domain/filters';
import type { MessageId } from '../../platform/i18n/message-id';

/** Places that each form knows. */
export const filterPlaces: Readonly<Record<FilterForm, readonly FilterPlace[]>> = {
  1: ['home', 'notifications', 'public', 'thread'],
  2: ['home', 'notifications', 'public', 'thread', 'account'],
};

/** What a filter can do; covering came later than the second form. */
export const filterActions: readonly FilterAction[] = ['warn', 'hide', 'blur'];

/** Seconds that can be chosen. */
export const filterTimes = [1800, 3600, 21_600, 43_200, 86_400, 604_800, 2_592_000] as const;

export function firstWish(before: OwnFilter | null): OwnFilterWish {
  if (before === null) {
    return {
      title: '',
      words: [{ id: null, keyword: '', wholeWord: true }],
      places: ['home', 'notifications', 'public', 'thread'],
      action: 'warn',
      expiresIn: null,
    };
  }
  const { title, words, places, action, expiresAt } = before;
  return { title, words, places, action, expiresIn: expiresAt === null ? null : 'keep' };
}

interface WishProblems {
  readonly title?: MessageId;
  readonly words?: MessageId;
  readonly places?: MessageId;
}

/** What is missing. Empty words beside others are left out by whoever saves. */
export function wishProblems(form: FilterForm, { title, words, places }: OwnFilterWish): WishProblems {
  const isEmpty = words.every(({ keyword }) => keyword.trim() === '');
  return {
    ...(form === 2 && title.trim() === '' && { title: 'filter_settings.name_missing' }),
    ...(isEmpty && { words: 'filter_settings.phrase_missing' }),
    ...(places.length === 0 && { places: 'filter_settings.places_missing' }),
  };
}

export function tidyWish(wish: OwnFilterWish): OwnFilterWish {
  const words = wish.words.map((word) => ({ ...word, keyword: word.keyword.trim() }));
  return { ...wish, title: wish.title.trim(), words: words.filter(({ keyword }) => keyword !== '') };
}
