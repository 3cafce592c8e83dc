import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  /** What the choices are for, read out. */
  readonly label: string;
  /** The attribute of the root that shows the choice is `data-<view>`; the first choice is the one without it. */
  readonly view: 'theme' | 'prices';
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
}

/**
 * How the page is seen, for this and every later visit. The buttons only carry what they stand for: the page's own small
 * script sets and keeps it, also on pages that run without the application, before anything is drawn.
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
