import { Trans } from '@lingui/react/macro';
import { useFieldMarks } from '../form/form.tsx';
import styles from './field.module.css';

interface LabelWordsProps {
  readonly label: string;
  readonly required: boolean;
}

/** The words of a label; says so when the field may stay empty. */
export function LabelWords({ label, required }: LabelWordsProps) {
  if (required) return label;
  return (
    <>
      {label}{' '}
      <span className={styles.optional}>
        <Trans comment="Stands after the label of a field that may stay empty">(optional)</Trans>
      </span>
    </>
  );
}

/** The star of a required field, for the eye only; it stands beside the label, so that the name stays pure. */
export function RequiredMark() {
  const marks = useFieldMarks();
  if (marks === 'optional') return null;
  return (
    <span className={styles.star} aria-hidden="true">
      *
    </span>
  );
}
