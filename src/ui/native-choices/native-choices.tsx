import type { ReactNode } from 'react';
import { Fieldset } from '../fieldset/fieldset.tsx';
import styles from './native-choices.module.css';

interface NativeChoicesProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly legend: ReactNode;
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly chosen: readonly string[];
}

/** Choices of a form that the browser sends itself: they need no scripts. A group of radio buttons has to be answered. */
export function NativeChoices({ type, name, legend, choices, chosen }: NativeChoicesProps) {
  return (
    <Fieldset legend={legend}>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              className={styles.input}
              type={type}
              name={name}
              value={value}
              required={type === 'radio'}
              defaultChecked={chosen.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
