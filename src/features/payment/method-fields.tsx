import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Refusal, refusalsOf } from '@sonde/machines/flow';
import { paymentErrorCodes } from '@sonde/machines/rules/errors';
import { isAboutPayment, isPaymentOpen, refusalTextOf } from '../trouble/refusal-texts.ts';
import { choiceId } from './method-choice.tsx';
import type { FieldsProps, ShownFields } from './method-view.ts';
import { methodInputs } from './method-views.ts';

const incomplete = msg`The payment wasn’t completed. You haven’t been charged. Try again, or choose another way to pay.`;

const isIncomplete = (refusal: Refusal): boolean =>
  !isAboutPayment(refusal) &&
  !isPaymentOpen(refusal) &&
  paymentErrorCodes.some((code) => code === refusal.code);

/** The refusals of a method without input: they lead back to the choice. */
function usePlainFields(trouble: FieldsProps['trouble']): ShownFields {
  const { i18n } = useLingui();
  const errors = refusalsOf(trouble).map((refusal) => ({
    name: refusal.code,
    id: choiceId,
    message: i18n._(isIncomplete(refusal) ? incomplete : refusalTextOf(refusal)),
  }));
  return { fields: null, errors, areErrorsTold: errors.length > 0 };
}

/** The payment step with the input of the chosen method. */
export function MethodFields({ children, ...props }: Omit<FieldsProps, 'isChosen'>) {
  const plain = usePlainFields(props.trouble);
  const show = methodInputs.reduceRight<FieldsProps['children']>(
    (inner, { method, Fields }) =>
      (shown) => {
        const isChosen = props.form.method === method;
        return (
          <Fields {...props} isChosen={isChosen}>
            {(own) => inner(isChosen ? own : shown)}
          </Fields>
        );
      },
    children,
  );
  return show(plain);
}
