import type { ComponentProps, MouseEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './button.module.css';

/** `primary` is the one thing to do on a screen; `danger` takes something away for good. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  readonly variant?: ButtonVariant;
  /** `compact` for tables and toolbars of people who work there all day. */
  readonly size?: 'regular' | 'compact';
  /** `full`: as wide as its column. Without it a button is full width on phones only; `fit` never is. */
  readonly width?: 'auto' | 'full' | 'fit';
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The action is under way: the button keeps its width and its focus and does nothing when pressed again. */
  readonly pending?: boolean | undefined;
  /** What is read out while pending; the default is "Loading". Pass `pending={false}` before, so that it is heard. */
  readonly pendingLabel?: string | undefined;
}

/** A button says what it does. `type` is "button" unless told. */
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

/** A link that looks like a button because it leads to the next page. */
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
