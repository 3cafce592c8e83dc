import { Trans, useLingui } from '@lingui/react/macro';
import { ViewSwitch } from '../../ui/view-switch/view-switch.tsx';

/** Light, dark, or as set on the device. */
export function ThemeSwitch() {
  const { t } = useLingui();
  return (
    <ViewSwitch
      label={t`Colors`}
      view="theme"
      choices={[
        { value: 'auto', label: <Trans comment="Colours as the device has them">Auto</Trans> },
        { value: 'light', label: <Trans comment="Light colours">Light</Trans> },
        { value: 'dark', label: <Trans comment="Dark colours">Dark</Trans> },
      ]}
    />
  );
}
