import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  /** What the choices are for; for screen readers. */
  readonly label: string;
  /** The choice is in the root's attribute `data-<view>`; the first choice is its absence. */
  readonly view: 'theme' | 'prices';
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
}

/**
 * Switches how the page looks, now and on later visits. The buttons only carry their values: the page's small script
 * sets and stores the choice before anything is drawn, also on pages without the application.
 */
export function ViewSwitch({ label, view, choices }: ViewSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          className={styles.choice}
          type="button"
          data-view={view}
          data-value={choice.value}
        >
          {choice.label}
          <span className={styles.chosen}>
            <Trans comment="Read out after the name of the view that is on: Dark, chosen">, chosen</Trans>
          </span>
        </button>
      ))}
    </div>
  );
}
