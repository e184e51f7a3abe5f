import { type OwnFilter, ownFiltersOf } from '@linnet/domain/filters';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useClient } from '../../platform/client/client-provider';
import { useResource } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { ErrorState } from '../../ui/state/error-state';
import { FilterForm } from './filter-form';
import { FilterRows } from './filter-rows';
import { FilterSection } from './filter-section';

/** The filters that are stored on the server, if it supports filters. */
export function ServerFilters() {
  const text = useText();
  const own = ownFiltersOf(useClient());
  const { value, isOffered, failure } = useResource(own);
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  /** The filter in the form: an existing one, or a new one. */
  const [open, setOpen] = useState<OwnFilter | 'new' | null>(null);
  const adding = useRef<HTMLButtonElement>(null);

  if (!isOffered) return null;
  return (
    <FilterSection part="filters" title={text('filter_settings.title')} hint={text('filter_settings.hint')}>
      {value === null && failure === null && (
        <SkeletonGroup>
          <Skeleton shape="block" height="3.4rem" />
          <Skeleton shape="block" height="3.4rem" />
        </SkeletonGroup>
      )}
      {failure !== null && (
        <ErrorState title={text('filter_settings.failed')} text={words} onRetry={() => void own.load()} />
      )}
      {value !== null && <FilterRows filters={value.filters} own={own} beside={adding} onEdit={setOpen} />}
      {value !== null && (
        <Button ref={adding} icon={<Icon of={Plus} size="small" />} onClick={() => setOpen('new')}>
          {text('filter_settings.add')}
        </Button>
      )}
      {open !== null && value !== null && (
        <FilterForm
          form={value.form}
          before={open === 'new' ? null : open}
          filters={own}
          onClose={() => setOpen(null)}
        />
      )}
    </FilterSection>
  );
}
