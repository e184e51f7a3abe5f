import type { FilterAction, FilterPlace } from '@linnet/api';
import type { FilterForm, OwnFilter, OwnFilterWish } from '@linnet/domain/filters';
import type { MessageId } from '../../platform/i18n/message-id';

/** Filter contexts of each version of the filter API. */
export const filterPlaces: Readonly<Record<FilterForm, readonly FilterPlace[]>> = {
  1: ['home', 'notifications', 'public', 'thread'],
  2: ['home', 'notifications', 'public', 'thread', 'account'],
};

/** What a filter can do; `blur` is newer than version 2 of the API. */
export const filterActions: readonly FilterAction[] = ['warn', 'hide', 'blur'];

/** The durations to choose from, in seconds. */
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

/** Messages for what is missing. Single empty words are no problem: `tidyWish` drops them. */
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
