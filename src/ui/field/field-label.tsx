import { Trans } from '@lingui/react/macro';
import { useFieldMarks } from '../form/form.tsx';
import styles from './field.module.css';

interface LabelWordsProps {
  readonly label: string;
  readonly required: boolean;
}

/** The text of a label; marks optional fields. */
export function LabelWords({ label, required }: LabelWordsProps) {
  const marks = useFieldMarks();
  if (required || marks === 'none') return label;
  return (
    <>
      {label}{' '}
      <span className={styles.optional}>
        <Trans comment="After the label of an optional field">(optional)</Trans>
      </span>
    </>
  );
}

/** Explains the star, once per form. Visual only, like the star: screen readers announce "required" at each field. */
export function RequiredNote() {
  return (
    <p className={styles.note} aria-hidden="true">
      <Trans comment="The star follows the labels of required fields">Fields marked * are required</Trans>
    </p>
  );
}

/** The star of a required field. Visual only and outside the label, so that the accessible name excludes it. */
export function RequiredMark() {
  const marks = useFieldMarks();
  if (marks !== 'both') return null;
  return (
    <span className={styles.star} aria-hidden="true">
      *
    </span>
  );
}
