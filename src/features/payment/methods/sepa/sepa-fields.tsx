import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Refusal, refusalsOf } from '@sonde/machines/flow';
import { Button } from '../../../../ui/button/button.tsx';
import { Cluster } from '../../../../ui/layout/layout.tsx';
import type { LaterInputs, RefusalTexts } from '../../method-view.ts';
import { IbanFrame, ibanFieldId } from './iban-frame.tsx';

const ibanTexts = {
  REQUIRED: msg`Enter your IBAN`,
  FORMAT: msg`Check the IBAN: it starts with two letters, such as DE, and has 15 to 34 characters.`,
};

/** The text of a refusal; its place is the field, the only one that the provider checks. */
function textOf(refusal: Refusal, refusalTexts: RefusalTexts | null) {
  const { field, reason } = refusal;
  if (field === 'account.iban' && reason === 'REQUIRED') return ibanTexts.REQUIRED;
  return field === 'account.iban' ? ibanTexts.FORMAT : refusalTexts?.ofMethod(refusal);
}

/** The account to debit. A previously entered one is kept until the buyer wants another one. */
export const fieldsShown: LaterInputs['fieldsShown'] = (props, i18n) => {
  const { form, description, trouble, refusalTexts, provider, occasion, send } = props;
  const errors = refusalsOf(trouble).flatMap((refusal) => {
    const words = textOf(refusal, refusalTexts);
    if (!words) return [];
    const onFollow = () => document.getElementById(ibanFieldId)?.focus();
    return [{ name: refusal.field ?? refusal.code, id: ibanFieldId, message: i18n._(words), onFollow }];
  });
  const given = form.details && (
    <Cluster justify="between">
      <p>{description}</p>
      <Button onClick={() => send({ type: 'payment.account.replaced' })}>
        <Trans>Use another account</Trans>
      </Button>
    </Cluster>
  );
  const entry = (
    // WebKit counts the height of a legend twice if its fieldset is an item of a flex column.
    <div>
      <IbanFrame
        provider={provider}
        occasion={occasion}
        error={errors[0]?.message}
        onChange={() => send({ type: 'payment.account.changed' })}
        holder={form.holder ?? ''}
        onHolder={(holder) => send({ type: 'payment.holder.changed', holder })}
      />
    </div>
  );
  // A saved account is shown by the choice.
  const fields = form.savedMethodId === null ? (given ?? entry) : null;
  return { fields, errors, areErrorsAnnounced: errors.length > 0 };
};
