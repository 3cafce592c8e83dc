import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isDeclarationPending, type linkStateOf } from '@sonde/machines/declaration';
import type { DeclarationKind } from '@sonde/machines/rules/declaration';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { DeclarationTrouble } from './declaration-trouble.tsx';
import type { DeclarationViewProps } from './declaration-view.types.ts';

interface LinkTexts {
  readonly heading: MessageDescriptor;
  readonly effect: MessageDescriptor;
  readonly button: MessageDescriptor;
}

const texts: Readonly<Record<DeclarationKind, LinkTexts>> = {
  WITHDRAWAL: {
    heading: msg`Confirm your withdrawal`,
    effect: msg`You’ve sent us a withdrawal. Once you confirm it, your order is withdrawn right away.`,
    button: msg({
      message: 'Confirm withdrawal',
      comment:
        'Button of the second step: the words of Directive 2011/83/EU, article 11a(3), as national law translates them',
    }),
  },
  CANCELLATION: {
    heading: msg`Confirm your cancellation`,
    effect: msg`You’ve sent us a cancellation. Once you confirm it, your membership no longer renews.`,
    button: msg`Confirm cancellation`,
  },
};

interface DeclarationLinkProps extends DeclarationViewProps {
  readonly state: NonNullable<ReturnType<typeof linkStateOf>>;
}

/** What the link of a receipt leads to: the button by which the declaration takes effect. */
export function DeclarationLink({ snapshot, send, state }: DeclarationLinkProps) {
  const { t, i18n } = useLingui();
  const { kind, trouble } = snapshot.context;
  const { heading, effect, button } = texts[kind];
  const isPending = isDeclarationPending(snapshot);
  if (state === 'unknown')
    return (
      <Stack gap={6}>
        <h2>
          <Trans>This link doesn’t work</Trans>
        </h2>
        <p>
          <Trans>Open the link in our email again. We’ve received your declaration either way.</Trans>
        </p>
        <div>
          <Button onClick={() => send({ type: 'declaration.another.requested' })}>
            <Trans>Send another declaration</Trans>
          </Button>
        </div>
      </Stack>
    );
  return (
    <Form
      onSubmit={() => {
        if (!isPending) send({ type: 'link.confirmed' });
      }}
    >
      <Stack gap={6}>
        <h2>{i18n._(heading)}</h2>
        <DeclarationTrouble trouble={trouble} />
        <p>{i18n._(effect)}</p>
        <div>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            pendingLabel={isPending ? t`Sending` : undefined}
          >
            {i18n._(button)}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
