import { type OwnFilter, type OwnFilters, ownFiltersOf } from '@linnet/domain/filters';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, useRef, useState } from 'react';
import { ConfirmStep } from '../../blocks/error/confirm-step';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { useFocusAfterRemoval } from '../../blocks/list-foot/use-focus-after-removal';
import { useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import { useList } from '../../platform/i18n/use-list';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { FilterForm } from './filter-form';
import { FilterSection } from './filter-section';
import styles from './filters.module.css';

interface FilterRowProps {
  readonly filter: OwnFilter;
  readonly filters: OwnFilters;
  readonly onEdit: () => void;
}

/** One filter: its words, contexts, end and action. */
function FilterRow({ filter, filters, onEdit }: FilterRowProps) {
  const text = useText();
  const list = useList();
  const { full } = useAbsoluteTime();
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  const { title, words, contexts, action, expiresAt, statuses } = filter;
  const end = expiresAt === null ? null : Date.parse(expiresAt);
  const facts = [
    text(`filter_settings.action.${action}`),
    list(contexts.map((context) => text(`filter_settings.context.${context}`))),
    ...(statuses > 0 ? [text('filter_settings.statuses', { count: statuses })] : []),
    ...(end === null
      ? []
      : [text(end > now ? 'filter_settings.ends' : 'filter_settings.ended', { moment: full(end) })]),
  ];
  const keywords = words.map(({ keyword }) => keyword).filter((keyword) => keyword !== title);
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <bdi className={styles.name}>{title}</bdi>
        {keywords.length > 0 && <bdi className={styles.keywords}>{list(keywords)}</bdi>}
        <span className={styles.hint}>{facts.join(' · ')}</span>
      </div>
      <div className={styles.tools}>
        <Button small aria-label={text('filter_settings.edit_named', { title })} onClick={onEdit}>
          {text('filter_settings.edit')}
        </Button>
        <Button
          small
          variant="quiet"
          aria-label={text('filter_settings.remove_named', { title })}
          onClick={() => setAsking(true)}
        >
          {text('filter_settings.remove')}
        </Button>
      </div>
      <ConfirmStep
        open={isAsking}
        title={text('filter_settings.remove_question', { title })}
        text={text('filter_settings.remove_text')}
        confirmLabel={text('filter_settings.remove')}
        step={() => filters.remove(filter.id)}
        notice={{ key: 'filter_settings.not_removed', values: { title } }}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

interface FilterRowsProps {
  readonly filters: readonly OwnFilter[];
  readonly ownFilters: OwnFilters;
  /** Gets the focus when the last filter was removed. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onEdit: (filter: OwnFilter) => void;
}

/** All filters on the server, or a note that there are none. */
function FilterRows({ filters, ownFilters, fallbackFocus, onEdit }: FilterRowsProps) {
  const text = useText();
  const frame = useFocusAfterRemoval(filters, fallbackFocus);
  return (
    <div {...frame} className={styles.frame}>
      {filters.length === 0 && <p className={styles.none}>{text('filter_settings.none')}</p>}
      {filters.length > 0 && (
        <ul className={styles.rows} aria-label={text('filter_settings.title')}>
          {filters.map((filter) => (
            <FilterRow key={filter.id} filter={filter} filters={ownFilters} onEdit={() => onEdit(filter)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The filters that are stored on the server, if it supports filters. */
export function ServerFilters() {
  const text = useText();
  const ownFilters = ownFiltersOf(useClient());
  const { value, isOffered, error } = useResource(ownFilters);
  /** The filter in the form: an existing one, or a new one. */
  const [open, setOpen] = useState<OwnFilter | 'new' | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  if (!isOffered) return null;
  return (
    <FilterSection part="filters" title={text('filter_settings.title')} hint={text('filter_settings.hint')}>
      {value === null && error === null && (
        <SkeletonGroup>
          <Skeleton shape="block" height="3.4rem" />
          <Skeleton shape="block" height="3.4rem" />
        </SkeletonGroup>
      )}
      {error !== null && (
        <NotLoaded
          title={text('filter_settings.failed')}
          reason={error}
          onRetry={() => void ownFilters.load()}
        />
      )}
      {value !== null && (
        <FilterRows
          filters={value.filters}
          ownFilters={ownFilters}
          fallbackFocus={addButton}
          onEdit={setOpen}
        />
      )}
      {value !== null && (
        <Button ref={addButton} icon={<Icon of={Plus} size="small" />} onClick={() => setOpen('new')}>
          {text('filter_settings.add')}
        </Button>
      )}
      {open !== null && value !== null && (
        <FilterForm
          version={value.version}
          existing={open === 'new' ? null : open}
          filters={ownFilters}
          onClose={() => setOpen(null)}
        />
      )}
    </FilterSection>
  );
}
