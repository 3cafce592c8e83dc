import type { ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { refusalsOf } from '@sonde/machines/flow';
import {
  proConfirmationOf,
  type ProCustomStep,
  proOrganizationNameOf,
  proStepsOf,
} from '@sonde/machines/pro-custom';
import { proDeviceOf, proTotal } from '@sonde/machines/rules/pro-custom';
import { commaSeparated, ownValue } from '@sonde/machines/rules/texts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { contactSalesFor } from '../../page/form-paths.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { DescriptionList } from '../../ui/description-list/description-list.tsx';
import { FailureNotice } from '../../ui/notice/failure-notice.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { connectorNames } from '../catalogue/connector-names.ts';
import { usePeriodText } from '../offers/period-text.ts';
import { Price } from '../prices/price.tsx';
import { cartRefusalText } from '../trouble/refusal-reason-texts.ts';
import { takeFocus } from '../../ui/take-focus.ts';
import { useTroubleText } from '../trouble/use-trouble-text.ts';
import type { ProStepProps } from './pro-step.types.ts';

/** Every choice with a way to change it, and what the shop said of the price. */
export function ReviewStep({ snapshot, send, words }: ProStepProps) {
  const { t, i18n } = useLingui();
  const { language } = useShopLocale();
  const periodText = usePeriodText();
  const { selection, offers } = snapshot.context;
  const device = proDeviceOf(selection, offers);
  const name = device && (ownValue(words.devices, device.slug)?.name ?? device.slug);
  const connector = selection.connector && i18n._(connectorNames[selection.connector]);
  const features = selection.features.map((sku) => ownValue(words.features, sku) ?? sku);
  const period = periodText(String(selection.months / 12));
  const facts: Readonly<Record<Exclude<ProCustomStep, 'review'>, { term: string; answer: ReactNode }>> = {
    probe: {
      term: t`Probe`,
      answer:
        name === null || connector === null
          ? t`No probe`
          : commaSeparated([`${selection.quantity} × ${name}`, connector], language),
    },
    features: {
      term: t`Features`,
      answer: features.length === 0 ? t`None` : <OwnDirection text={commaSeparated(features, language)} />,
    },
    members: {
      term: t`Members and term`,
      answer: (
        <Trans comment="For example: 7 members, 1 year">
          <Plural value={selection.members} one="# member" other="# members" />, {period}
        </Trans>
      ),
    },
  };
  return (
    <>
      <PriceConfirmation snapshot={snapshot} send={send} />
      <DescriptionList
        items={proStepsOf(snapshot)
          .filter((step) => step !== 'review')
          .map((step) => {
            const { term, answer } = facts[step];
            return {
              id: step,
              term,
              description: answer,
              change: (
                <Button
                  variant="quiet"
                  size="compact"
                  width="fit"
                  onClick={() => send({ type: 'step.requested', step })}
                >
                  <Trans comment="{hidden} is what is changed, heard only">
                    Change <VisuallyHidden>{term}</VisuallyHidden>
                  </Trans>
                </Button>
              ),
            };
          })}
      />
    </>
  );
}

/** The result of confirming the price with the shop; nothing while it is the one shown. */
function PriceConfirmation({ snapshot, send }: Pick<ProStepProps, 'snapshot' | 'send'>) {
  const { i18n } = useLingui();
  const locale = useShopLocale();
  const textOf = useTroubleText();
  const { selection, offers, confirmed, trouble } = snapshot.context;
  const said = proConfirmationOf(snapshot);
  if (said === 'repriced' && confirmed !== null) {
    const before = <Price price={proTotal(selection, offers).today} />;
    const now = <Price price={confirmed} />;
    return (
      <Notice tone="attention" role="alert" ref={takeFocus} tabIndex={-1}>
        <p>
          <Trans>
            The price has changed from {before} to {now}. Check it before you continue.
          </Trans>
        </p>
      </Notice>
    );
  }
  if (said === 'refused')
    return (
      <FailureNotice
        tone="danger"
        actions={
          <a
            href={contactSalesFor(locale, proOrganizationNameOf(snapshot), snapshot.context.selection.market)}
          >
            <Trans>Contact us</Trans>
          </a>
        }
      >
        {refusalsOf(trouble).map((refusal) => (
          <p key={`${refusal.code} ${refusal.reason}`}>{i18n._(cartRefusalText(refusal))}</p>
        ))}
      </FailureNotice>
    );
  if (said === 'unanswered')
    return (
      <FailureNotice
        tone="danger"
        actions={
          <>
            <Button onClick={() => send({ type: 'retry.requested' })}>
              <Trans>Try again</Trans>
            </Button>
            {trouble?.kind === 'session' && (
              <a href={paths.signIn(locale)} data-sign-in>
                <Trans>Sign in</Trans>
              </a>
            )}
          </>
        }
      >
        <p>{trouble && textOf(trouble)}</p>
      </FailureNotice>
    );
  return null;
}
