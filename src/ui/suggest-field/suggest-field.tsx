import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { controlAttributes, directionOf, fieldIds } from '../field/describe.ts';
import { Field } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field.types.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './suggest-field.module.css';

interface ShownSuggestion {
  readonly id: string;
  readonly main: string;
  readonly secondary: string;
}

interface SuggestFieldProps extends FieldProps {
  readonly value: string;
  readonly autoComplete: string;
  /** If empty, the list is closed. */
  readonly suggestions: readonly ShownSuggestion[];
  /** Index of the suggestion highlighted by keyboard; null for none. */
  readonly active: number | null;
  /** The list's name for screen readers. */
  readonly listLabel: string;
  /** Announced on change: the number of suggestions. */
  readonly status: string;
  /** The provider of the suggestions; shown below them. */
  readonly source: ReactNode;
  /** `isTyped` is false for autofill. */
  readonly onChange: (value: string, isTyped: boolean) => void;
  readonly onLeave: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

/** A combobox: a line of free text with suggestions. */
export function SuggestField({
  name,
  id,
  label,
  hint,
  error,
  required,
  value,
  autoComplete,
  suggestions,
  active,
  listLabel,
  status,
  source,
  onChange,
  onLeave,
  onMove,
  onChoose,
  onClose,
}: SuggestFieldProps) {
  const field = { name, id, hint, error, required };
  const listId = `${fieldIds(field).control}-suggestions`;
  const optionId = (index: number) => `${listId}-${index}`;
  const isOpen = suggestions.length > 0;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const acts = new Map<string, (() => void) | null>([
      ['ArrowDown', () => onMove(1)],
      ['ArrowUp', () => onMove(-1)],
      ['Enter', active === null ? null : () => onChoose(active)],
      ['Escape', onClose],
    ]);
    const act = acts.get(event.key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <Field {...field} label={label}>
      <div className={styles.frame}>
        <input
          {...controlAttributes(field)}
          className={fieldStyles.control}
          dir={directionOf(value)}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active === null ? undefined : optionId(active)}
          autoComplete={autoComplete}
          value={value}
          onChange={({ currentTarget, nativeEvent }) =>
            onChange(currentTarget.value, 'inputType' in nativeEvent)
          }
          onKeyDown={press}
          onBlur={onLeave}
        />
        {isOpen && (
          // Keeps the focus in the field while the list is pressed or scrolled.
          <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
            <ul className={styles.list} id={listId} role="listbox" aria-label={listLabel} ref={list}>
              {suggestions.map((suggestion, index) => (
                <li
                  key={suggestion.id}
                  id={optionId(index)}
                  className={styles.option}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => onChoose(index)}
                >
                  <bdi>{suggestion.main}</bdi>{' '}
                  <span className={styles.secondary}>
                    <bdi>{suggestion.secondary}</bdi>
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.source}>{source}</p>
          </div>
        )}
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
    </Field>
  );
}
