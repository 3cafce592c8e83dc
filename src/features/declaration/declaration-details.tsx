import { useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { askedFieldsOf, declarationProblemAt } from '@sonde/machines/declaration';
import type { FieldProblem } from '@sonde/machines/rules/errors';
import { type DeclarationField, type DeclarationReason } from '@sonde/machines/rules/declaration';
import { useEarlyInput } from '../../browser/use-early-input.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { refusalAt } from '../trouble/refusal-at.ts';
import { useAttempt } from '../trouble/use-attempt.ts';
import { DeclarationFieldControl } from './declaration-field.tsx';
import { declarationProblemText, declarationTextsOf } from './declaration-texts.ts';
import { DeclarationTrouble } from './declaration-trouble.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import { typedDate } from './typed-date.ts';
import type { DeclarationViewProps } from './declaration-view.types.ts';

const reasons: readonly DeclarationReason[] = ['required', 'too_long', 'format', 'link', 'choice'];

/** The store's reasons that no check of the form has are about a text's characters. */
const reasonOf = (problem: FieldProblem): DeclarationReason =>
  reasons.find((reason) => reason === problem) ?? 'characters';

/** Step 1: who declares, which contract is meant, and where the receipt goes. */
export function DeclarationDetails({ snapshot, send }: DeclarationViewProps) {
  const { i18n } = useLingui();
  const { context } = snapshot;
  const { kind, declaration, trouble } = context;
  const fields = askedFieldsOf(context);
  const place = useRef<HTMLDivElement>(null);
  const change = (field: DeclarationField, value: string) =>
    send({ type: 'declaration.field.changed', field, value });
  useEarlyInput(place, declaration, change);

  /** Browsers report no change where only a part of a date is typed, and Enter doesn't leave the field. */
  const takeDate = () => {
    const date = place.current?.querySelector<HTMLInputElement>('[type="date"]');
    if (date && typedDate(date) !== declaration.endsOn) change('endsOn', typedDate(date));
  };

  const reasonAt = (field: DeclarationField): DeclarationReason | null => {
    const refused = refusalAt(trouble, field);
    return declarationProblemAt(context, field) ?? (refused && reasonOf(refused));
  };
  const errorAt = (field: DeclarationField): string | undefined => {
    const reason = reasonAt(field);
    return reason === null ? undefined : i18n._(declarationProblemText(kind, field, reason));
  };
  const errors = fields.flatMap((name) => {
    const reason = reasonAt(name);
    if (reason === null) return [];
    const { label, problems } = declarationTextsOf(kind, name);
    const message = i18n._(declarationProblemText(kind, name, reason));
    return problems[reason] ? [{ name, message }] : [{ name, message, label: i18n._(label) }];
  });
  const { attempt, count } = useAttempt(errors.length === 0);

  return (
    <div ref={place}>
      <Form
        onSubmit={() => {
          takeDate();
          count();
          send({ type: 'declaration.completed' });
        }}
      >
        <Stack gap={6}>
          <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
          <DeclarationTrouble trouble={trouble} />
          {fields.map((field) => (
            <DeclarationFieldControl
              key={field}
              field={field}
              context={context}
              error={errorAt(field)}
              takeDate={takeDate}
              send={send}
            />
          ))}
          <NeedsScripts />
          <div>
            <Button type="submit" variant="primary">
              <Trans>Continue</Trans>
            </Button>
          </div>
        </Stack>
      </Form>
    </div>
  );
}
