import { useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { declarationProblemAt } from '@sonde/machines/declaration';
import type { FieldProblem } from '@sonde/machines/rules/errors';
import {
  type DeclarationField,
  declarationFields,
  type DeclarationReason,
  isDeclarationFieldRequired,
} from '@sonde/machines/rules/declaration';
import { useAfterPress } from '../../browser/use-after-press.ts';
import { useEarlyInput } from '../../browser/use-early-input.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { refusalAt } from '../trouble/refusal-at.ts';
import { useAttempt } from '../trouble/use-attempt.ts';
import { declarationFieldTexts, declarationProblemText } from './declaration-texts.ts';
import { DeclarationTrouble } from './declaration-trouble.tsx';
import { NeedsScripts } from './needs-scripts.tsx';
import type { DeclarationViewProps } from './declaration-view.types.ts';

const autoComplete: Partial<Readonly<Record<DeclarationField, string>>> = { name: 'name', email: 'email' };

/** The store's reasons that no check of the form has are about a text's characters. */
const reasonOf = (problem: FieldProblem): DeclarationReason =>
  problem === 'required' || problem === 'too_long' || problem === 'format' ? problem : 'characters';

/** Step 1: who declares, which contract is meant, and where the receipt goes. */
export function DeclarationDetails({ snapshot, send }: DeclarationViewProps) {
  const { i18n } = useLingui();
  const { context } = snapshot;
  const { declaration, trouble } = context;
  const afterPress = useAfterPress();
  const place = useRef<HTMLDivElement>(null);
  const change = (field: DeclarationField, value: string) =>
    send({ type: 'declaration.field.changed', field, value });
  useEarlyInput(place, declaration, change);

  const errorAt = (field: DeclarationField): string | undefined => {
    const refused = refusalAt(trouble, field);
    const reason = declarationProblemAt(context, field) ?? (refused && reasonOf(refused));
    return reason ? i18n._(declarationProblemText(field, reason)) : undefined;
  };
  const errors = declarationFields.flatMap((name) => {
    const message = errorAt(name);
    return message === undefined ? [] : [{ name, message, label: i18n._(declarationFieldTexts[name].label) }];
  });
  const { attempt, count } = useAttempt(errors.length === 0);

  return (
    <div ref={place}>
      <Form
        onSubmit={() => {
          count();
          send({ type: 'declaration.completed' });
        }}
      >
        <Stack gap={6}>
          <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
          <DeclarationTrouble trouble={trouble} />
          {declarationFields.map((field) => {
            const { label, hint } = declarationFieldTexts[field];
            const common = {
              name: field,
              label: i18n._(label),
              ...(hint && { hint: i18n._(hint) }),
              value: declaration[field],
              error: errorAt(field),
              required: isDeclarationFieldRequired(field),
              autoComplete: autoComplete[field],
              onChange: (value: string) => change(field, value),
              onLeave: () => afterPress(() => send({ type: 'declaration.field.left', field })),
            };
            return field === 'items' ? (
              <TextArea key={field} {...common} />
            ) : (
              <TextField key={field} {...common} type={field === 'email' ? 'email' : 'text'} />
            );
          })}
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
