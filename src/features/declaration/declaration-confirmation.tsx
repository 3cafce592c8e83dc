import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { askedFieldsOf, declaredOf, isDeclarationPending } from '@sonde/machines/declaration';
import {
  cancellationGrounds,
  type DeclarationField,
  type DeclarationKind,
} from '@sonde/machines/rules/declaration';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { DeclarationTrouble } from './declaration-trouble.tsx';
import { declarationTextsOf, groundTexts } from './declaration-texts.ts';
import type { DeclarationViewProps } from './declaration-view.types.ts';

const headings: Readonly<Record<DeclarationKind, MessageDescriptor>> = {
  WITHDRAWAL: msg`Review your withdrawal`,
  CANCELLATION: msg`Review your cancellation`,
};

const statements: Readonly<Record<DeclarationKind, MessageDescriptor>> = {
  WITHDRAWAL: msg`I withdraw from this contract:`,
  CANCELLATION: msg`I cancel this membership:`,
};

const buttons: Readonly<Record<DeclarationKind, MessageDescriptor>> = {
  WITHDRAWAL: msg({
    message: 'Confirm withdrawal',
    comment:
      'Button of the second step: the words of Directive 2011/83/EU, article 11a(3), as national law translates them',
  }),
  CANCELLATION: msg({
    message: 'Cancel now',
    comment:
      'Button of the second step, which cancels a membership; in German the words that the law prescribes (BGB, section 312k): Jetzt kündigen',
  }),
};

/** Step 2: what is declared, once more, and the button that declares it. */
export function DeclarationConfirmation({ snapshot, send }: DeclarationViewProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { context } = snapshot;
  const { kind } = context;
  const declared = declaredOf(context);
  const isPending = isDeclarationPending(snapshot);
  const answerTo = (field: DeclarationField) => {
    const answer = declared[field];
    const ground = field === 'ground' && cancellationGrounds.find((each) => each === answer);
    if (ground) return i18n._(groundTexts[ground]);
    if (field !== 'endsOn') return <bdi translate="no">{answer}</bdi>;
    return answer === '' ? t`The earliest possible date` : format.longDay(answer);
  };
  return (
    <Form
      onSubmit={() => {
        if (!isPending) send({ type: 'declaration.confirmed' });
      }}
    >
      <Stack gap={6}>
        <h2 ref={takeFocus} tabIndex={-1}>
          {i18n._(headings[kind])}
        </h2>
        <DeclarationTrouble trouble={context.trouble} />
        <p>{i18n._(statements[kind])}</p>
        <DescriptionList
          items={askedFieldsOf(context)
            .filter((field) => declared[field] !== '' || field === 'endsOn')
            .map((field) => ({
              id: field,
              term: i18n._(declarationTextsOf(kind, field).label),
              description: answerTo(field),
            }))}
        />
        {kind === 'WITHDRAWAL' && declared.items === '' && (
          <p>
            <Trans>
              A membership that you bought with this order ends as soon as the withdrawal takes effect.
            </Trans>
          </p>
        )}
        <Cluster>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            pendingLabel={isPending ? t`Sending` : undefined}
          >
            {i18n._(buttons[kind])}
          </Button>
          <Button onClick={() => send({ type: 'step.requested', step: 'details' })}>
            <Trans comment="Button: back to the first step, with everything that was typed">Change</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
