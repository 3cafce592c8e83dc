import type { MouseEvent } from 'react';
import { Trans } from '@lingui/react/macro';
import { takeFocus } from '../take-focus.ts';
import { useErrorTitle } from './use-error-title.ts';
import styles from './error-summary.module.css';

/** A message and the field that it belongs to; `id` where the field's id is not its name. */
export interface SummaryError {
  readonly name: string;
  readonly message: string;
  /** The field's label, given where the message alone does not say which field it means. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  /** Where it leads; the field on this page unless told. */
  readonly href?: string | undefined;
  /** Goes there in the field's own way; without it the element with the id takes the focus. */
  readonly onFollow?: (() => void) | undefined;
}

interface ErrorSummaryProps {
  /** In the order of the fields on the page; nothing is shown when empty. */
  readonly errors: readonly SummaryError[];
  /** Counts the failed tries, so that the summary takes the focus again after each. */
  readonly attempt?: number | undefined;
}

/**
 * The press itself leaves the focus where it is. A frame that loses the focus to its page and is given it back in the
 * same moment may end up without it: both sides are processes of their own, and their notices cross.
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
