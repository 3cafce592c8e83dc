import { Fragment, type ReactNode } from 'react';
import { fieldIds } from '../field/describe.ts';
import { LabelWords, RequiredMark } from '../field/field-label.tsx';
import type { FieldProps } from '../field/field.types.ts';
import { Fieldset, type LegendSize } from '../fieldset/fieldset.tsx';
import styles from './choice-cards.module.css';

/** One option. With `unavailable` it stays visible with the reason, but can't be selected. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Price, date or label at the end of the row. */
  readonly price?: ReactNode;
  readonly picture?: ReactNode;
  readonly unavailable?: string | undefined;
  /** What is asked for once it is chosen, below its row; nothing of it is on the page before. */
  readonly fields?: ReactNode;
}

/** Options that only some readers need, below the others: folded up unless one of them is chosen. */
interface FoldedChoices<Value extends string> {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly choices: readonly Choice<Value>[];
}

interface ChoiceCardsProps<Value extends string> extends FieldProps {
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly choices: readonly Choice<Value>[];
  readonly folded?: FoldedChoices<Value> | undefined;
  readonly legendSize?: LegendSize | undefined;
}

/** Radio buttons drawn as joined rows, each with a description and a price. */
export function ChoiceCards<Value extends string>({
  name,
  id = name,
  label,
  hint,
  error,
  required = true,
  value,
  onChange,
  choices,
  folded,
  legendSize,
}: ChoiceCardsProps<Value>) {
  const ids = fieldIds({ name, id });
  const all = [...choices, ...(folded?.choices ?? [])];
  const open = all.filter(({ unavailable }) => unavailable === undefined);
  /** Takes the focus from a link to the group: the checked one, because the focus must not change the choice. */
  const entry = (open.find((choice) => choice.value === value) ?? open[0])?.value;
  const card = (choice: Choice<Value>) => {
    const inputId = choice.value === entry ? ids.control : `${id}-${choice.value}`;
    return (
      <Fragment key={choice.value}>
        <div className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            id={inputId}
            name={name}
            value={choice.value}
            required={required}
            disabled={choice.unavailable !== undefined}
            checked={choice.value === value}
            aria-describedby={`${inputId}-about`}
            onChange={() => onChange(choice.value)}
          />
          <div className={styles.head}>
            <label className={styles.title} htmlFor={inputId}>
              {choice.title}
            </label>
            {choice.price && <div className={styles.price}>{choice.price}</div>}
          </div>
          <div className={styles.about} id={`${inputId}-about`}>
            {choice.description && <div className={styles.description}>{choice.description}</div>}
            {choice.unavailable && <div className={styles.reason}>{choice.unavailable}</div>}
          </div>
          {choice.picture && <div className={styles.picture}>{choice.picture}</div>}
        </div>
        {choice.value === value && choice.fields && <div className={styles.fields}>{choice.fields}</div>}
      </Fragment>
    );
  };
  return (
    <Fieldset
      id={id}
      legend={
        <>
          <LabelWords label={label} required={required} />
          {required && <RequiredMark />}
        </>
      }
      hint={hint}
      error={error}
      role="radiogroup"
      required={required}
      legendSize={legendSize}
    >
      <div className={styles.choices}>
        {choices.map(card)}
        {folded && (
          <details className={styles.folded} open={folded.choices.some((choice) => choice.value === value)}>
            <summary className={styles.summary}>
              <span className={styles.title}>{folded.title}</span>
              <span className={styles.description}>{folded.description}</span>
            </summary>
            <div className={styles.choices}>{folded.choices.map(card)}</div>
          </details>
        )}
      </div>
    </Fieldset>
  );
}
