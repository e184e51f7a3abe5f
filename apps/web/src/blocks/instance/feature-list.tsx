import { useFeature } from '../../platform/client/use-feature';
import { useInstance } from '../../platform/client/client-provider';
import { useTextContext } from '../../platform/i18n/text-provider';
import { useText } from '../../platform/i18n/use-text';
import type { FeatureKey } from '@linnet/api';

/** Features in which servers differ and by which people choose one, in the order shown. */
const serverFeatures = [
  'registration',
  'shout',
  'chats',
  'reactions',
  'quotes',
  'polls',
  'editing',
  'scheduledStatuses',
  'bookmarkFolders',
  'bubbleTimeline',
  'suggestions',
  'translation',
  'safeDirect',
  'mediaProxy',
  'gopher',
] as const satisfies readonly FeatureKey[];

const MEGABYTE = 1_000_000;

/** The server's features, and the limits that people notice. */
export function FeatureList({ className }: { readonly className?: string | undefined }) {
  const text = useText();
  const { formatter } = useTextContext();
  const { instance } = useInstance();
  const textLimit = instance?.textLimit ?? 0;
  const uploadLimit = instance?.uploadLimit ?? 0;
  const size = formatter.number(uploadLimit / MEGABYTE, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (
    <ul className={className}>
      {serverFeatures.map((key) => (
        <OfferedFeature key={key} of={key} />
      ))}
      <li>{text('about.scope_options')}</li>
      {textLimit > 0 && <li>{text('about.text_limit', { count: textLimit })}</li>}
      {uploadLimit > 0 && <li>{text('about.upload_limit', { size })}</li>}
    </ul>
  );
}

function OfferedFeature({ of }: { readonly of: (typeof serverFeatures)[number] }) {
  const text = useText();
  return useFeature(of) ? <li>{text(`about.feature.${of}`)}</li> : null;
}
