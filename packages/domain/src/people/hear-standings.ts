import { liveSignsOf } from '../events/live-signs';
import type { Asking } from '../relationships/ask-relationship';
import { takeHostBlock } from './block-host';
import { muteEndsIn } from './mute-ends';
import { readStandingSaid } from '../relationships/standing-said';
import { standingsIn } from '../relationships/standings';

/** Applies the viewer's decisions in other tabs to this page. Called once for each page. */
export function hearStandings(client: Asking): void {
  const { graph, log } = client;
  liveSignsOf(graph).on('said', (what) => {
    const said = readStandingSaid(what);
    if (said === null) return;
    if ('standing' in said) standingsIn(graph).heard(said.standing);
    else if ('muted' in said) muteEndsIn(graph).heard(client, said.muted, said.end);
    else {
      takeHostBlock(client, said).catch((error: unknown) =>
        log('error', 'a server that another page blocked could not be taken out', error),
      );
    }
  });
}
