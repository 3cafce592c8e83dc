import { useLingui } from '@lingui/react/macro';
import { type LeadFormContext, leadProblemAt } from '@sonde/machines/lead-form';
import type { LeadField } from '@sonde/machines/rules/leads';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { refusalAt } from '../trouble/refusal-at.ts';
import { textsOf, commonProblemText } from './lead-form-texts.ts';

/** A field's error, and its label if the error doesn't name it. */
interface LeadError {
  readonly message: string;
  readonly label?: string;
}

/** The error of each field, from the form or else from the store. */
export function useLeadErrors(context: LeadFormContext): (field: LeadField) => LeadError | undefined {
  const { i18n } = useLingui();
  const write = useFormat();
  return (field) => {
    const reason = leadProblemAt(context, field) ?? refusalAt(context.trouble, field);
    if (reason === null) return undefined;
    const { label, problems } = textsOf(field, context.rules, write);
    const own = problems[reason];
    return own
      ? { message: i18n._(own) }
      : { message: i18n._(commonProblemText(field, reason)), label: i18n._(label) };
  };
}
