import { Trans, useLingui } from '@lingui/react/macro';
import styles from './theme-switch.module.css';

/**
 * Light, dark, or as the device says. The buttons only carry `data-theme-choice`: the page's own small script
 * sets and keeps the theme, also on pages that run without the application, and the root's `data-theme` shows
 * which one is chosen.
 */
export function ThemeSwitch() {
  const { t } = useLingui();
  const chosen = (
    <span className={styles.chosen}>
      <Trans comment="Read out after the name of the colour theme that is on">, chosen</Trans>
    </span>
  );
  return (
    <div className={styles.switch} role="group" aria-label={t`Colors`}>
      <button className={styles.choice} type="button" data-theme-choice="auto">
        <Trans comment="Colours as the device has them">Auto</Trans>
        {chosen}
      </button>
      <button className={styles.choice} type="button" data-theme-choice="light">
        <Trans comment="Light colours">Light</Trans>
        {chosen}
      </button>
      <button className={styles.choice} type="button" data-theme-choice="dark">
        <Trans comment="Dark colours">Dark</Trans>
        {chosen}
      </button>
    </div>
  );
}
