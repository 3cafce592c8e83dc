import { Icon } from '../icon/icon.tsx';
import styles from './field-error.module.css';

interface FieldErrorProps {
  /** Referenced by the field's `aria-describedby`. */
  readonly id: string;
  /** What is wrong and how to fix it; undefined renders nothing. */
  readonly message: string | undefined;
}

/** Without this, the message could appear below the edge of a scrolling box while the buyer is in its field. */
function bringIntoSight(message: HTMLElement | null): void {
  if (message?.parentElement?.contains(document.activeElement)) message.scrollIntoView({ block: 'nearest' });
}

/** The error message of a field. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p className={styles.error} id={id} role="alert" ref={bringIntoSight}>
      <Icon name="stop" />
      <span>{message}</span>
    </p>
  );
}
