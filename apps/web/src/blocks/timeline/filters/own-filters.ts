import type { OwnFilter } from '@linnet/domain/feeds';
import type { MessageId } from '../../../platform/i18n/message-id';

interface OwnFilterWords {
  readonly filter: OwnFilter;
  /** Label of the checkbox that switches it on. */
  readonly name: MessageId;
  /** Label of the button that switches it off when it leaves nothing to show. */
  readonly drop: MessageId;
}

/** The filters of a kind of timeline, in the order in which they are offered. */
export const ownFilters: readonly OwnFilterWords[] = [
  { filter: 'onlyMedia', name: 'timelines.only_media', drop: 'timelines.show_without_media' },
  { filter: 'withoutMedia', name: 'timelines.without_media', drop: 'timelines.show_media' },
  { filter: 'withoutRepeats', name: 'timelines.without_repeats', drop: 'timelines.show_repeats' },
];
