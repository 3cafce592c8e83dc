import { Icon } from '../icon/icon.tsx';
import styles from './field-error.module.css';

interface FieldErrorProps {
  /** The field's `aria-describedby` names it. */
  readonly id: string;
  /** What is wrong and how to mend it; without it nothing is shown. */
  readonly message: string | undefined;
}

/** The message at a field. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="stop" />
      <span>{message}</span>
    </p>
  );
}
