import { Trans } from '@lingui/react/macro';
import { useFieldMarks } from '../form/form.tsx';
import styles from './field.module.css';

interface LabelWordsProps {
  readonly label: string;
  readonly required: boolean;
}

/** The words of a label; says so when the field may stay empty. */
export function LabelWords({ label, required }: LabelWordsProps) {
  const marks = useFieldMarks();
  if (required || marks === 'none') return label;
  return (
    <>
      {label}{' '}
      <span className={styles.optional}>
        <Trans comment="Stands after the label of a field that may stay empty">(optional)</Trans>
      </span>
    </>
  );
}

/** What the star means, once a form; for the eye only, as the star is: assistive technology reads "required" at each field. */
export function RequiredNote() {
  return (
    <p className={styles.note} aria-hidden="true">
      <Trans comment="The star stands after the labels of fields that must be filled in">
        Fields marked * are required
      </Trans>
    </p>
  );
}

/** The star of a required field, for the eye only; it stands beside the label, so that the name stays pure. */
export function RequiredMark() {
  const marks = useFieldMarks();
  if (marks !== 'both') return null;
  return (
    <span className={styles.star} aria-hidden="true">
      *
    </span>
  );
}
