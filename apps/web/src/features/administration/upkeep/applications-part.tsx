import type { Application } from '@linnet/api';
import { applicationsOf, type ApplicationsFilter } from '@linnet/domain/configuration';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { LoadedList } from '../../../blocks/list-foot/loaded-list';
import { useClient } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { type GetText, useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { createWindowRequests, useWindow } from '../../../platform/windows/use-window';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { CopyLine } from '../parts-kit/copy-line';
import { type Column, RowsTable } from '../parts-kit/rows-table';
import type { PartProps } from '../part-props';
import { ApplicationForm } from './application-form';
import { ApplicationsSearch } from './applications-search';
import { applicationsPath, readApplicationsFilter } from './applications-address';
import styles from './upkeep.module.css';

/** The OAuth applications that are registered at the server. */
export function ApplicationsPart({ search }: PartProps) {
  const filter = readApplicationsFilter(search);
  const path = applicationsPath(filter);
  return (
    <div key={path}>
      <ApplicationsSearch filter={filter} />
      <ApplicationsList filter={filter} />
    </div>
  );
}

type OpenDialog = { readonly kind: 'edit' | 'delete'; readonly app: Application } | { readonly kind: 'new' };

function ApplicationsList({ filter }: { readonly filter: ApplicationsFilter }) {
  const text = useText();
  const applications = applicationsOf(useClient(), filter);
  const list = useRowFeed(applications);
  const [requests] = useState(() => createWindowRequests<OpenDialog>());
  const dialog = useWindow(requests);
  const request = dialog?.request;
  return (
    <>
      <div className={styles.tools}>
        <Button icon={<Icon of={Plus} size="small" />} onClick={() => requests.open({ kind: 'new' })}>
          {text('applications.new')}
        </Button>
      </div>
      <LoadedList
        list={list}
        skeleton={<PeopleSkeleton />}
        failed={text('applications.failed')}
        empty={{ title: text('applications.none'), text: text('applications.none_text') }}
      >
        {(rows) => (
          <RowsTable
            label={text('administration.applications')}
            columns={columns(text, requests.open)}
            rows={rows}
            nameOf={({ name }) => name}
          />
        )}
      </LoadedList>
      {dialog !== null && request !== undefined && request.kind !== 'delete' && (
        <ApplicationForm
          key={request.number}
          open={dialog.open}
          app={request.kind === 'edit' ? request.app : null}
          onSubmit={(fields) =>
            request.kind === 'edit' ? applications.change(request.app, fields) : applications.create(fields)
          }
          onDone={({ name, isTrusted }) => {
            dialog.onClose();
            if (request.kind === 'new') navigate(applicationsPath({ name, clientId: '', isTrusted }));
          }}
          onClose={dialog.onClose}
        />
      )}
      {dialog !== null && request?.kind === 'delete' && (
        <ConfirmStep
          key={request.number}
          open={dialog.open}
          title={text('applications.delete_question', { name: request.app.name })}
          text={text('applications.delete_text', { name: request.app.name })}
          confirmLabel={text('applications.delete')}
          failed={(why) => text('applications.not_deleted', { why })}
          step={() => applications.remove(request.app)}
          onClose={dialog.onClose}
        />
      )}
    </>
  );
}

function columns(
  text: GetText,
  onOpen: (dialog: OpenDialog) => void,
): readonly [Column<Application>, ...Column<Application>[]] {
  return [
    {
      id: 'name',
      title: text('applications.name'),
      cell: ({ name, websiteAddress, website }) => (
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {websiteAddress === null ? (
            <bdi className={styles.faint}>{website}</bdi>
          ) : (
            <a href={websiteAddress} target="_blank" rel="noopener noreferrer nofollow">
              <bdi>{website}</bdi>
            </a>
          )}
        </span>
      ),
    },
    {
      id: 'addresses',
      title: text('applications.addresses'),
      cell: ({ redirectUris }) => <bdi className={styles.lines}>{redirectUris}</bdi>,
    },
    {
      id: 'keys',
      title: text('applications.keys'),
      cell: ({ name, clientId, clientSecret }) => (
        <details className={styles.keys}>
          <summary>{text('applications.show_keys', { name })}</summary>
          <p>{text('applications.client_id')}</p>
          <CopyLine value={clientId} name={text('applications.copy_id', { name })} />
          <p>{text('applications.secret')}</p>
          <CopyLine value={clientSecret} name={text('applications.copy_secret', { name })} />
        </details>
      ),
    },
    {
      id: 'tools',
      title: text('applications.actions'),
      cell: (app) => (
        <span className={styles.buttons}>
          <Button
            small
            aria-label={text('applications.edit_of', { name: app.name })}
            onClick={() => onOpen({ kind: 'edit', app })}
          >
            {text('applications.edit')}
          </Button>
          <Button
            small
            variant="danger"
            aria-label={text('applications.delete_of', { name: app.name })}
            onClick={() => onOpen({ kind: 'delete', app })}
          >
            {text('applications.delete')}
          </Button>
        </span>
      ),
    },
  ];
}
