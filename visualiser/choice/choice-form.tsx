import { useId, useState } from 'react';
import { bundleTable, type BundleType } from '../../machines/rules/catalogue/index.ts';
import { countries } from '../../machines/rules/places/index.ts';
import { planTypes } from '../../machines/rules/plans/index.ts';
import { roles } from '../../machines/testing/index.ts';
import { titleOf } from '../../model-tests/words/words.ts';
import { type Choice, choiceNames, type Chosen, languagesIn, nobody, refusalsOf } from './choices.ts';
import { bundleGroups, countryName, languageName, planName, roleNames } from './names.ts';

interface ChoiceFormProps {
  readonly choice: Choice;
  /** Null if nothing is chosen. */
  readonly chosen: Chosen | null;
  readonly onChoose: (choice: Choice) => void;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
  /** Why the value in the URL was rejected. */
  readonly refusal: string | undefined;
  readonly children: React.ReactNode;
}

function Field({ label, value, onChange, isDisabled = false, refusal, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">any</option>
        {children}
      </select>
      {refusal === undefined ? null : (
        <p id={`${id}-refusal`} className="refusal" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

const sorted = countries
  .map(({ code, enabled }) => ({ code, name: `${countryName(code)}${enabled ? '' : ' (not sold to)'}` }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const bundleTitle = (bundle: BundleType): string => {
  const { planFamily } = bundleTable[bundle];
  return titleOf(planFamily === null ? bundle : bundle.slice(planFamily.length + 1));
};

/** A summary of the choice, in the order of the selectors. */
function chosenInWords(chosen: Chosen | null): string {
  const { country, language, bundleType, role, plan } = chosen ?? ({} as Partial<Chosen>);
  const words = [
    country && countryName(country.code),
    language && languageName(language),
    bundleType && bundleTitle(bundleType),
    role && roleNames[role],
    plan && planName(plan),
  ].filter((word) => typeof word === 'string');
  return words.length === 0 ? 'anyone' : words.join(', ');
}

/**
 * The form for the buyer whose drawings are shown. What isn't chosen means any. On a narrow screen it is collapsed into
 * one line, unless the URL contains unknown values.
 */
export function ChoiceForm({ choice, chosen, onChoose }: ChoiceFormProps) {
  const refusals = refusalsOf(choice);
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? Object.keys(refusals).length > 0;
  const fieldsId = useId();
  const field = (name: keyof Choice) => ({
    onChange: (value: string) => onChoose({ ...choice, [name]: value }),
    refusal: refusals[name],
  });
  const isVisitor = chosen?.role === 'ANONYMOUS';
  return (
    <form className="choice-form" aria-label="Buyer" onSubmit={(event) => event.preventDefault()}>
      <button
        type="button"
        className="fold"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpened(!isOpen)}
      >
        {`Buyer: ${chosenInWords(chosen)}`}
      </button>
      <div id={fieldsId} className={isOpen ? 'fields' : 'fields is-folded'}>
        <Field label="Country" value={chosen?.country?.code ?? ''} {...field('country')}>
          {sorted.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Field>
        <Field label="Language" value={chosen?.language ?? ''} {...field('language')}>
          {languagesIn(chosen?.country ?? null).map((url) => (
            <option key={url} value={url}>
              {languageName(url)}
            </option>
          ))}
        </Field>
        <Field label="Bundle" value={chosen?.bundleType ?? ''} {...field('bundle')}>
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
        <Field label="Role" value={chosen?.role ?? ''} {...field('role')}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </Field>
        <Field
          label="Current plan"
          value={isVisitor ? 'NONE' : (chosen?.plan ?? '')}
          isDisabled={isVisitor}
          {...field('plan')}
        >
          {planTypes.map((plan) => (
            <option key={plan} value={plan}>
              {planName(plan)}
            </option>
          ))}
        </Field>
        <button
          type="button"
          disabled={choiceNames.every((name) => choice[name] === '')}
          onClick={() => onChoose(nobody)}
        >
          Anyone
        </button>
      </div>
    </form>
  );
}
