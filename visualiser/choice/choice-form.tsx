import { useId } from 'react';
import { bundleTable, type BundleType } from '../../machines/rules/bundles.ts';
import { countries } from '../../machines/rules/countries.ts';
import { planTypes } from '../../machines/rules/plans.ts';
import { roles } from '../../machines/testing/index.ts';
import { titleOf } from '../../model-tests/words/words.ts';
import { type Choice, type Chosen, nobody } from './choices.ts';
import { bundleGroups, countryName, languageName, roleNames } from './names.ts';

interface ChoiceFormProps {
  readonly choice: Choice;
  /** Null where nothing is chosen. */
  readonly chosen: Chosen | null;
  readonly onChoose: (choice: Choice) => void;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
  readonly children: React.ReactNode;
}

function Field({ label, value, onChange, isDisabled = false, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={isDisabled} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
}

const anybody = <option value="">any</option>;

const sorted = countries
  .map(({ code, enabled }) => ({ code, name: `${countryName(code)}${enabled ? '' : ' (not sold to)'}` }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const bundleTitle = (bundle: BundleType): string => {
  const { planFamily } = bundleTable[bundle];
  return titleOf(planFamily === null ? bundle : bundle.slice(planFamily.length + 1));
};

/** For whom the drawings are shown. What is not chosen is filled in as soon as anything is. */
export function ChoiceForm({ choice, chosen, onChoose }: ChoiceFormProps) {
  const set = (name: keyof Choice) => (value: string) => onChoose({ ...choice, [name]: value });
  return (
    <form className="choice-form" aria-label="For whom" onSubmit={(event) => event.preventDefault()}>
      <Field label="Country" value={chosen?.country ?? ''} onChange={set('country')}>
        {anybody}
        {sorted.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        label="Language"
        value={chosen?.language ?? ''}
        isDisabled={chosen === null}
        onChange={set('language')}
      >
        {chosen === null ? anybody : null}
        {chosen?.in.languages.map(({ url }) => (
          <option key={url} value={url}>
            {languageName(url)}
          </option>
        ))}
      </Field>
      <Field label="Bundle" value={chosen?.bundleType ?? ''} onChange={set('bundle')}>
        {anybody}
        {bundleGroups.map(({ title, bundles }) => (
          <optgroup key={title} label={title}>
            {bundles.map((bundle) => (
              <option key={bundle} value={bundle}>
                {`${title}: ${bundleTitle(bundle)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </Field>
      <Field label="Role" value={chosen?.role ?? ''} onChange={set('role')}>
        {anybody}
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </Field>
      <Field
        label="Plan today"
        value={chosen?.plan ?? ''}
        isDisabled={chosen === null || chosen.role === 'ANONYMOUS'}
        onChange={set('plan')}
      >
        {chosen === null ? anybody : null}
        {planTypes.map((plan) => (
          <option key={plan} value={plan}>
            {titleOf(plan)}
          </option>
        ))}
      </Field>
      <button type="button" disabled={chosen === null} onClick={() => onChoose(nobody)}>
        Anybody
      </button>
    </form>
  );
}
