import { useLingui } from '@lingui/react/macro';
import { refusalsOf } from '@sonde/machines/flow';
import { choiceId } from './method-choice.tsx';
import type { FieldsProps, ShownFields } from './method-view.ts';
import { methodInputs } from './method-inputs.ts';
import { methodView } from './method-views.ts';

/** The refusals of a method without input: they lead back to the choice. */
function usePlainFields({
  trouble,
  refusalTexts,
}: Pick<FieldsProps, 'trouble' | 'refusalTexts'>): ShownFields {
  const { i18n } = useLingui();
  const errors = refusalsOf(trouble).flatMap((refusal) => {
    const words = refusalTexts?.ofMethod(refusal);
    return words ? [{ name: refusal.code, id: choiceId, message: i18n._(words) }] : [];
  });
  return { fields: null, errors, areErrorsAnnounced: errors.length > 0 };
}

interface MethodFieldsProps extends Omit<FieldsProps, 'isChosen' | 'isOffered' | 'description'> {
  /** The available payment methods. */
  readonly methods: readonly string[];
}

/** The payment step with the input of the chosen method. */
export function MethodFields({ methods, children, ...props }: MethodFieldsProps) {
  const plain = usePlainFields(props);
  const show = methodInputs.reduceRight<FieldsProps['children']>(
    (inner, { method, Fields }) =>
      (shown) => {
        const { form } = props;
        const isChosen = form.method === method;
        const { Description } = methodView(method);
        return (
          <Fields
            {...props}
            isChosen={isChosen}
            isOffered={methods.includes(method)}
            description={<Description details={form.details} />}
          >
            {(own) => inner(isChosen ? own : shown)}
          </Fields>
        );
      },
    children,
  );
  return show(plain);
}
