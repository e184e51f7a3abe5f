import type { ConfigValue } from '@linnet/api';
import { measureId, serverMeasures, type DescribedSetting } from '@linnet/domain/configuration';
import { useText } from '../../../platform/i18n/use-text';

/** A value as it is sent; texts without quotation marks. */
export function valueText(value: ConfigValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** The name and the hint of a setting: the server's, or ours where it describes none. */
export function useSettingTexts(): (setting: DescribedSetting) => Pick<DescribedSetting, 'label' | 'hint'> {
  const text = useText();
  return (setting) => {
    const measure = serverMeasures.find((each) => measureId(each) === setting.id && setting.label === each);
    if (measure === undefined) return setting;
    return {
      label: text(`server_settings.measure.${measure}`),
      hint: text(`server_settings.measure_hint.${measure}`),
    };
  };
}
