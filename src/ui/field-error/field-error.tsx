import { Icon } from '../icon/icon.tsx';
import styles from './field-error.module.css';

interface FieldErrorProps {
  /** The field's `aria-describedby` names it. */
  readonly id: string;
  /** What is wrong and how to mend it; without it nothing is shown. */
  readonly message: string | undefined;
}

/** Below the edge of a box that scrolls, the message would appear unseen while the buyer is at its field. */
function bringIntoSight(message: HTMLElement | null): void {
  if (message?.parentElement?.contains(document.activeElement)) message.scrollIntoView({ block: 'nearest' });
}

/** The message at a field. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p className={styles.error} id={id} role="alert" ref={bringIntoSight}>
      <Icon name="stop" />
      <span>{message}</span>
    </p>
  );
}
