import type { MouseEvent } from 'react';
import { Trans } from '@lingui/react/macro';
import { useErrorTitle } from './use-error-title.ts';
import styles from './error-summary.module.css';

/** A message and the field that it belongs to; `id` where the field's id is not its name. */
export interface SummaryError {
  readonly name: string;
  readonly message: string;
  readonly id?: string | undefined;
}

interface ErrorSummaryProps {
  /** In the order of the fields on the page; nothing is shown when empty. */
  readonly errors: readonly SummaryError[];
  /** Counts the failed tries, so that the summary takes the focus again after each. */
  readonly attempt?: number | undefined;
}

function takeFocus(box: HTMLDivElement | null) {
  box?.focus();
}

function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** What stands in the way, above the form: takes the focus, leads to each field, and marks the page's title. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const isShown = errors.length > 0;
  useErrorTitle(isShown);
  if (!isShown) return null;
  return (
    <div key={attempt} ref={takeFocus} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <Trans>There is a problem</Trans>
      </h2>
      <ul className={styles.list} role="list">
        {errors.map(({ name, message, id = name }) => (
          <li key={name}>
            <a className={styles.link} href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
