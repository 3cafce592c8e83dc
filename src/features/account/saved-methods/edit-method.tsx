import { Trans, useLingui } from '@lingui/react/macro';
import {
  editProblemsOf,
  type SavedMethodsEvent,
  type SavedMethodsSnapshot,
} from '@sonde/machines/saved-methods';
import type { CardEditProblem } from '@sonde/machines/rules/payment';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Cluster, Stack } from '../../../ui/layout/layout.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { SavedMethodTrouble } from './saved-method-trouble.tsx';
import { editProblemTexts } from './saved-methods-texts.ts';

/** How many years ahead a card's expiration date can be. */
const offeredYears = 20;

const option = (value: number) => ({ value: String(value), label: String(value).padStart(2, '0') });
const months = Array.from({ length: 12 }, (_, index) => option(index + 1));

/** The selectable years, including the card's own. */
function yearsFrom(today: string, present: number) {
  const first = Number(today.slice(0, 4));
  const years = Array.from({ length: offeredYears }, (_, index) => first + index);
  return (years.includes(present) ? years : [present, ...years]).map(option);
}

interface EditMethodProps {
  readonly snapshot: SavedMethodsSnapshot;
  readonly send: (event: SavedMethodsEvent) => void;
}

/** The name on a card and its expiration date, which a bank may have renewed. */
export function EditMethod({ snapshot, send }: EditMethodProps) {
  const { t, i18n } = useLingui();
  const { draft, today } = snapshot.context;
  if (draft === null) return null;
  const { name, expMonth, expYear } = draft;
  const problems = editProblemsOf(snapshot);
  const errorOf = (...ofField: readonly CardEditProblem[]) => {
    const problem = problems.find((one) => ofField.includes(one));
    return problem && i18n._(editProblemTexts[problem]);
  };
  return (
    <Form onSubmit={() => send({ type: 'edit.submitted' })}>
      <Stack gap={4}>
        {snapshot.matches({ editing: 'refused' }) && <SavedMethodTrouble snapshot={snapshot} send={send} />}
        <TextField
          name="cardholder"
          autoComplete="cc-name"
          autoFocus
          label={t`Name on card`}
          required={false}
          value={name}
          error={errorOf('NAME_TOO_LONG', 'NAME_CHARACTERS', 'NAME_LINK')}
          onChange={(typed) => send({ type: 'edit.name.changed', name: typed })}
        />
        <SelectField
          name="expMonth"
          autoComplete="cc-exp-month"
          label={t`Expiration month`}
          value={String(expMonth)}
          error={errorOf('EXPIRED')}
          options={months}
          onChange={(month) => send({ type: 'edit.expiry.changed', expMonth: Number(month), expYear })}
        />
        <SelectField
          name="expYear"
          autoComplete="cc-exp-year"
          label={t`Expiration year`}
          value={String(expYear)}
          options={yearsFrom(today, expYear)}
          onChange={(year) => send({ type: 'edit.expiry.changed', expMonth, expYear: Number(year) })}
        />
        <Cluster gap={3}>
          <Button type="submit" variant="primary">
            <Trans>Save changes</Trans>
          </Button>
          <Button onClick={() => send({ type: 'change.canceled' })}>
            <Trans>Cancel</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
