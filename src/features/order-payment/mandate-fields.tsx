import { Trans, useLingui } from '@lingui/react/macro';
import type { DebitMandate } from '@sonde/machines/rules/payment';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import type { SummaryError } from '../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { mandateFieldId } from './mandate-texts.ts';

interface MandateProps {
  readonly mandate: DebitMandate;
  readonly errors: readonly SummaryError[];
  readonly onChange: (change: Partial<DebitMandate>) => void;
}

const errorAt = (errors: readonly SummaryError[], field: keyof DebitMandate) =>
  errors.find(({ name }) => name === field)?.message;

/** Whose account is debited: the person who pays by link need not be the buyer. */
export function AccountOwnerFields({ mandate, errors, onChange }: MandateProps) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <TextField
        name="holder"
        id={mandateFieldId('holder')}
        label={t`Account holder`}
        required
        autoComplete="name"
        value={mandate.holder}
        error={errorAt(errors, 'holder')}
        onChange={(holder) => onChange({ holder })}
      />
      <TextField
        name="email"
        id={mandateFieldId('email')}
        type="email"
        label={t`Email address`}
        hint={t`Our payment provider will email you here before the debit.`}
        required
        autoComplete="email"
        value={mandate.email}
        error={errorAt(errors, 'email')}
        onChange={(email) => onChange({ email })}
      />
    </Stack>
  );
}

/** The payer's consent, without which no account is debited. */
export const DebitAuthorization = ({ mandate, errors, onChange }: MandateProps) => (
  <Checkbox
    name="PAYMENT_AUTHORIZATION"
    id={mandateFieldId('isAuthorized')}
    required
    label={<Trans>I authorize Sonde to debit this account for the total shown here.</Trans>}
    error={errorAt(errors, 'isAuthorized')}
    checked={mandate.isAuthorized}
    onChange={(isAuthorized) => onChange({ isAuthorized })}
  />
);
