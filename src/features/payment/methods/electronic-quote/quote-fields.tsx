import { Trans } from '@lingui/react/macro';
import { isQuoteData } from '@sonde/machines/payment/methods/electronic-quote';
import { type QuoteField, quoteFields, quoteTexts as longTexts } from '@sonde/machines/rules/quotes';
import { Fieldset } from '../../../../ui/fieldset/fieldset.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { TextArea } from '../../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { refusalAt } from '../../../trouble/refusal-at.ts';
import type { LaterInputs } from '../../method-view.ts';
import { hiddenCharacterText, quoteTexts } from './quote-texts.ts';
import { linkInNameText } from '../../../trouble/link-in-name-text.ts';

/** Who asks for the quote; only the organization's name is compulsory. */
export const fieldsShown: LaterInputs['fieldsShown'] = ({ form, trouble, send }, i18n) => {
  const { entered } = form;
  if (!isQuoteData(entered)) return { fields: null, errors: [], areErrorsAnnounced: false };
  const errorOf = (field: QuoteField): string | undefined => {
    const problem = refusalAt(trouble, field);
    if (problem === null) return undefined;
    const { required, too_long: tooLong } = quoteTexts[field];
    if (problem === 'too_long') return i18n._(tooLong);
    if (problem === 'link') return i18n._(linkInNameText);
    return i18n._(problem === 'required' && required ? required : hiddenCharacterText);
  };
  const errors = quoteFields.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ name: field, message }];
  });
  const fields = (
    <Fieldset legend={<Trans>Your quote</Trans>}>
      <Stack gap={4}>
        {quoteFields.map((field) => {
          const props = {
            name: field,
            label: i18n._(quoteTexts[field].label),
            required: quoteTexts[field].required !== undefined,
            error: errorOf(field),
            value: entered[field],
            onChange: (value: string) => send({ type: 'payment.quote.changed', field, value }),
          };
          if (longTexts.includes(field)) return <TextArea key={field} {...props} />;
          return (
            <TextField
              key={field}
              {...props}
              autoComplete={field === 'equoteOrganizationName' ? 'organization' : 'off'}
            />
          );
        })}
      </Stack>
    </Fieldset>
  );
  return { fields, errors, areErrorsAnnounced: errors.length > 0 };
};
