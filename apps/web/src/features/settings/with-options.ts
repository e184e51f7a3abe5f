import type { PlacedSetting } from '@linnet/domain/settings';

/** The setting with only those options or flags that are offered. */
export function withOptions(
  setting: PlacedSetting<unknown>,
  isOffered: (option: string) => boolean,
): PlacedSetting<unknown> {
  const { form } = setting;
  if (form.is === 'choice') return { ...setting, form: { ...form, options: form.options.filter(isOffered) } };
  if (form.is === 'flags') return { ...setting, form: { ...form, names: form.names.filter(isOffered) } };
  return setting;
}
