import { Trans } from '@lingui/react/macro';
import { refusalsOf } from '@sonde/machines/flow';
import { Button } from '../../../../ui/button/button.tsx';
import { focusShown } from '../../../../ui/take-focus.ts';
import { Cluster } from '../../../../ui/layout/layout.tsx';
import type { LaterInputs } from '../../method-view.ts';
import { accountHolderName, IbanFrame, ibanFieldId } from './iban-frame.tsx';

/** The account to debit. A previously entered one is kept until the buyer wants another one. */
export const fieldsShown: LaterInputs['fieldsShown'] = (props, i18n) => {
  const { form, description, trouble, refusalTexts, provider, occasion, send } = props;
  // The place of each is the field, the only one that the provider checks.
  const errors = refusalsOf(trouble).flatMap((refusal) => {
    const words = refusalTexts?.ofMethod(refusal);
    if (!words) return [];
    return [{ name: refusal.field ?? refusal.code, id: ibanFieldId, message: i18n._(words) }];
  });
  const replace = () => send({ type: 'payment.account.replaced' });
  const given = form.details && (
    <Cluster justify="between">
      <p>{description}</p>
      <Button onClick={() => focusShown(replace, occasion === 'ORDER' ? accountHolderName : ibanFieldId)}>
        <Trans>Use another account</Trans>
      </Button>
    </Cluster>
  );
  const entry = (
    <IbanFrame
      provider={provider}
      occasion={occasion}
      error={errors[0]?.message}
      onChange={() => send({ type: 'payment.account.changed' })}
      holder={form.entered?.['holder'] ?? ''}
      onHolder={(value) => send({ type: 'payment.holder.changed', field: 'holder', value })}
    />
  );
  // A saved account is shown by the choice.
  const fields = form.savedMethodId === null ? (given ?? entry) : null;
  return { fields, errors, areErrorsAnnounced: errors.length > 0 };
};
