import { Trans, useLingui } from '@lingui/react/macro';
import { isDeclarationPending } from '@sonde/machines/declaration';
import { declarationFields, normaliseDeclaration } from '@sonde/machines/rules/declaration';
import { Button } from '../../ui/button/button.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Cluster, Stack } from '../../ui/layout/layout.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { DeclarationTrouble } from './declaration-trouble.tsx';
import { declarationFieldTexts } from './declaration-texts.ts';
import type { DeclarationViewProps } from './declaration-view.types.ts';

/** Step 2: what is declared, once more, and the button that declares it. */
export function DeclarationConfirmation({ snapshot, send }: DeclarationViewProps) {
  const { t, i18n } = useLingui();
  const declaration = normaliseDeclaration(snapshot.context.declaration);
  const isPending = isDeclarationPending(snapshot);
  return (
    <Form
      onSubmit={() => {
        if (!isPending) send({ type: 'declaration.confirmed' });
      }}
    >
      <Stack gap={6}>
        <h2 ref={takeFocus} tabIndex={-1}>
          <Trans>Check what you declare</Trans>
        </h2>
        <DeclarationTrouble trouble={snapshot.context.trouble} />
        <p>
          <Trans>I withdraw from this contract:</Trans>
        </p>
        <DescriptionList
          items={declarationFields
            .filter((field) => declaration[field] !== '')
            .map((field) => ({
              id: field,
              term: i18n._(declarationFieldTexts[field].label),
              description: <bdi translate="no">{declaration[field]}</bdi>,
            }))}
        />
        <Cluster>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            pendingLabel={isPending ? t`Sending` : undefined}
          >
            <Trans comment="Button of the second step: the words of Directive 2011/83/EU, article 11a(3), as national law translates them">
              Confirm withdrawal
            </Trans>
          </Button>
          <Button onClick={() => send({ type: 'step.requested', step: 'details' })}>
            <Trans comment="Button: back to the first step, with everything that was typed">Change</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
