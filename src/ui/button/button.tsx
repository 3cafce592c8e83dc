import type { ComponentProps, MouseEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './button.module.css';

/** `primary`: the main action of a screen; `danger`: removes something for good. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  readonly variant?: ButtonVariant;
  /** `compact`: for dense tables and toolbars. */
  readonly size?: 'regular' | 'compact';
  /** `full`: as wide as its column. The default is full width on phones only; `fit` never is. */
  readonly width?: 'auto' | 'full' | 'fit';
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The action is in progress: the button keeps its width and focus and ignores further presses. */
  readonly pending?: boolean | undefined;
  /**
   * Announced while pending; "Loading" by default. Pass `pending={false}` first, so that screen readers announce the
   * change.
   */
  readonly pendingLabel?: string | undefined;
}

/** A button. `type` defaults to "button". */
export function Button({
  variant = 'secondary',
  size = 'regular',
  width = 'auto',
  pending,
  pendingLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useLingui();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        className={styles.button}
        data-variant={variant}
        data-size={size}
        data-width={width}
        data-pending={pending || undefined}
        type={type}
        aria-disabled={pending === true || rest['aria-disabled']}
        onClick={press}
      >
        <span className={styles.label}>{children}</span>
        {pending && <span className={styles.ring} aria-hidden="true" />}
      </button>
      {pending !== undefined && (
        <VisuallyHidden role="status">{pending ? (pendingLabel ?? t`Loading`) : ''}</VisuallyHidden>
      )}
    </>
  );
}

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<'a'>, 'className'>;

/** A link to the next page that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'regular',
  width = 'auto',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} data-variant={variant} data-size={size} data-width={width}>
      <span className={styles.label}>{children}</span>
    </a>
  );
}
