import type { MouseEvent } from 'react';
import { Trans } from '@lingui/react/macro';
import { takeFocus } from '../take-focus.ts';
import { useErrorTitle } from './use-error-title.ts';
import styles from './error-summary.module.css';

/** A message and its field; `id` if the field's id differs from its name. */
export interface SummaryError {
  readonly name: string;
  readonly message: string;
  /** The field's label, if the message alone doesn't identify the field. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  /** The link's target; by default, the field on this page. */
  readonly href?: string | undefined;
  /** Moves to the field in its own way; by default, the element with the id takes the focus. */
  readonly onFollow?: (() => void) | undefined;
}

interface ErrorSummaryProps {
  /** In the order of the fields on the page; empty renders nothing. */
  readonly errors: readonly SummaryError[];
  /** The number of failed attempts, so that the summary takes the focus again after each. */
  readonly attempt?: number | undefined;
}

/**
 * Prevents the press itself from moving the focus. A frame that loses the focus to its page and regains it in the same
 * moment may end up without it, because both run in separate processes and their messages cross.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function follow(event: MouseEvent, { name, id = name, onFollow }: SummaryError) {
  event.preventDefault();
  const field = document.getElementById(id);
  if (onFollow) onFollow();
  else field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

function SummaryText({ label, message }: SummaryError) {
  if (label === undefined) return message;
  return (
    <Trans comment="In the summary of what is wrong with a form: a field's label, and what is wrong with the field">
      {label}: {message}
    </Trans>
  );
}

/** The errors of a form, above it: takes the focus, links to each field, and marks the page's title. */
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
        {errors.map((error) => (
          <li key={error.name}>
            <a
              className={styles.link}
              href={error.href ?? `#${error.id ?? error.name}`}
              onMouseDown={keepFocus}
              onClick={(event) => follow(event, error)}
            >
              <SummaryText {...error} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
