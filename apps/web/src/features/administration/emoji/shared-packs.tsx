import { serverAddress } from '@linnet/api';
import { packProblem, type PackRow, type RemotePacks, remotePacksOf } from '@linnet/domain/emoji-packs';
import { useEffect, useState } from 'react';
import { LoadedList } from '../../../blocks/list-foot/loaded-list';
import { useClient } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Check } from '../../../ui/check/check';
import { ErrorState } from '../../../ui/state/error-state';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import { shortcodeList } from '../emoji-pack/pack-head';
import styles from './emoji.module.css';
import { usePackErrorText } from './use-pack-error';
import { TakePacks } from './take-packs';

/** Whether a pack can be copied to this server: its server offers a download or names another archive. */
const canTake = ({ pack }: PackRow): boolean => pack.canDownload || pack.fallback !== '';

/** The packs of another server, to choose some and copy them to this one. */
export function SharedPacks({ server }: { readonly server: string }) {
  const text = useText();
  const errorText = usePackErrorText();
  const packs = remotePacksOf(useClient(), server);
  const list = useRowFeed(packs);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [taking, setTaking] = useState<readonly PackRow[] | null>(null);
  const [withPictures, setWithPictures] = useState(false);
  const rest = useLoadRest(packs);
  const { rows, error } = list;

  // Our server seldom says why it could not load the packs of the other one.
  if (rows === null && error !== null) {
    const isSilent = error.kind === 'http' && error.status >= 500 && packProblem(error) === null;
    return (
      <ErrorState
        title={text('emoji_packs.server_failed', { server })}
        text={isSilent ? text('emoji_packs.server_silent') : errorText(error)}
        onRetry={() => void list.load()}
      />
    );
  }

  const available = (rows ?? []).filter(canTake);
  const wanted = available.filter(({ name }) => chosen.has(name));

  function handleChange(name: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(name);
    else next.delete(name);
    setChosen(next);
  }

  /** Loads the rest of the packs and selects all of them; if loading stops early, those that are loaded. */
  async function handleSelectAll() {
    await rest.load();
    const all = packs.state.get().rows ?? [];
    setChosen(new Set(all.filter(canTake).map(({ name }) => name)));
  }

  return (
    <>
      <LoadedList
        list={list}
        skeleton={<PeopleSkeleton />}
        failed={text('emoji_packs.server_failed', { server })}
        empty={{
          title: text('emoji_packs.server_none', { server }),
          text: text('emoji_packs.server_none_text'),
        }}
        more="emoji_packs.more"
      >
        {(shown) => (
          <>
            <div className={styles.tools}>
              <Button variant="primary" disabled={wanted.length === 0} onClick={() => setTaking(wanted)}>
                {text('emoji_packs.take', { count: wanted.length })}
              </Button>
              <Button pending={rest.isLoading} onClick={() => void handleSelectAll()}>
                {text('emoji_packs.select_all')}
              </Button>
              {!withPictures && (
                <Button variant="quiet" onClick={() => setWithPictures(true)}>
                  {text('emoji_packs.show_pictures', { server })}
                </Button>
              )}
            </div>
            {rest.isLoading && (
              <div className={styles.tools}>
                <p role="status">{text('emoji_packs.loading_all', { count: shown.length })}</p>
                <Button small onClick={rest.stop}>
                  {text('administration.stop')}
                </Button>
              </div>
            )}
            <ul className={styles.packs}>
              {shown.map((row) => (
                <li key={row.name} className={styles.sharedPack}>
                  <Check
                    checked={chosen.has(row.name)}
                    disabled={!canTake(row)}
                    onChange={(isChosen) => handleChange(row.name, isChosen)}
                  >
                    <b>
                      <bdi>{row.name}</bdi>
                    </b>
                  </Check>
                  <SharedPackWords row={row} server={withPictures ? server : null} />
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedList>
      {taking !== null && (
        <TakePacks
          server={server}
          packs={taking}
          onClose={() => {
            setTaking(null);
            setChosen(new Set());
          }}
        />
      )}
    </>
  );
}

/** Loads all packs that are not loaded yet. Stops when the component is unmounted. */
function useLoadRest(packs: Pick<RemotePacks, 'loadRest'>) {
  const [control, setControl] = useState<AbortController | null>(null);
  useEffect(() => () => control?.abort(), [control]);
  return {
    isLoading: control !== null,
    stop: () => control?.abort(),
    async load(): Promise<void> {
      const started = new AbortController();
      setControl(started);
      await packs.loadRest(started.signal);
      setControl(null);
    },
  };
}

const MAX_PICTURES = 24;

interface SharedPackWordsProps {
  readonly row: PackRow;
  /** The server that the pictures are loaded from; null to show only shortcodes. */
  readonly server: string | null;
}

function SharedPackWords({ row, server }: SharedPackWordsProps) {
  const text = useText();
  const { name, pack } = row;
  const files = Object.entries(pack.files);
  return (
    <div className={styles.packWords}>
      <span className={styles.faint}>
        {text('emoji_packs.count', { count: pack.count })}
        {pack.license !== '' && ` · ${pack.license}`}
        {!canTake(row) && ` · ${text('emoji_packs.cannot_take')}`}
      </span>
      {pack.description !== '' && <bdi className={styles.description}>{pack.description}</bdi>}
      {server === null ? (
        <span className={styles.lost}>{shortcodeList(files.map(([shortcode]) => shortcode))}</span>
      ) : (
        <span className={styles.samples}>
          {files.slice(0, MAX_PICTURES).map(([shortcode, file]) => (
            <img
              key={shortcode}
              src={remotePicture(server, name, file)}
              alt={`:${shortcode}:`}
              title={`:${shortcode}:`}
              loading="lazy"
              referrerPolicy="no-referrer"
            />
          ))}
        </span>
      )}
    </div>
  );
}

const remotePicture = (server: string, pack: string, file: string): string =>
  [serverAddress(server), 'emoji', encodeURIComponent(pack), ...file.split('/').map(encodeURIComponent)].join(
    '/',
  );
