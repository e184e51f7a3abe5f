import type { OwnFilter } from '@linnet/domain/feeds';
import type { MessageId } from '../../../platform/i18n/message-id';

interface OwnFilterWords {
  readonly filter: OwnFilter;
  /** Of the box that switches it on. */
  readonly name: MessageId;
  /** Of the button that switches it off where it leaves everything out. */
  readonly drop: MessageId;
}

/** What a kind of timeline can leave out by itself, in the order in which it is offered. */
export const ownFilters: readonly OwnFilterWords[] = [
  { filter: 'onlyMedia', name: 'timelines.only_media', drop: 'timelines.show_without_media' },
  { filter: 'withoutMedia', name: 'timelines.without_media', drop: 'timelines.show_media' },
  { filter: 'withoutRepeats', name: 'timelines.without_repeats', drop: 'timelines.show_repeats' },
];
