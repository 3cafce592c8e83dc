import { Trans, useLingui } from '@lingui/react/macro';
import { proOrganizationNameOf, proProblemOf } from '@sonde/machines/pro-custom';
import { maximumDeviceQuantity } from '@sonde/machines/rules/catalogue';
import { proDeviceOf, proDevicesFor } from '@sonde/machines/rules/pro-custom';
import { ownValue } from '@sonde/machines/rules/texts';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { connectorNames } from '../catalogue/connector-names.ts';
import { SalesLink } from '../catalogue/sales-link.tsx';
import { reasonTexts } from '../catalogue/unavailable-texts.ts';
import { Price } from '../prices/price.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import type { ProStepProps } from './pro-step.types.ts';

/** The value for no probe, next to the slugs of the probes. */
const noProbe = 'none';

/** Which probes, with which connector, and how many; or none. */
export function ProbeStep({ snapshot, send, words }: ProStepProps) {
  const { t, i18n } = useLingui();
  const { selection, offers } = snapshot.context;
  const device = proDeviceOf(selection, offers);
  const problem = proProblemOf(snapshot);
  const priceOf = (sku: string | undefined) => {
    const known = sku === undefined ? undefined : ownValue(offers.prices, sku);
    if (!known) return undefined;
    const price = <Price price={known.price} cents="if-any" />;
    return <Trans>{price} per probe</Trans>;
  };
  return (
    <>
      {problem && (
        <ProblemNotice
          problem={problem}
          market={selection.market}
          organizationName={proOrganizationNameOf(snapshot)}
        />
      )}
      <ChoiceCards
        name="device"
        label={t`Probe`}
        value={selection.device ?? noProbe}
        onChange={(value) => send({ type: 'device.chosen', device: value === noProbe ? null : value })}
        choices={[
          ...proDevicesFor(selection.market, offers).map(({ slug, variants }) => {
            const { name = slug, description = '' } = ownValue(words.devices, slug) ?? {};
            return {
              value: slug,
              title: <NoBreakWords text={name} />,
              description: <OwnDirection text={description} />,
              price: priceOf(variants[0]?.sku),
            };
          }),
          {
            value: noProbe,
            title: t`No probe`,
            description: t`For organizations with registered probes. Sign in so we can check yours.`,
          },
        ]}
      />
      {device !== null && device.variants.length > 1 && (
        <ChoiceCards
          name="connector"
          label={t`Connector`}
          hint={t`The plug that fits your phone or tablet`}
          value={selection.connector ?? ''}
          onChange={(connector) => send({ type: 'connector.chosen', connector })}
          choices={device.variants.map(({ connector }) => ({
            value: connector,
            title: i18n._(connectorNames[connector]),
          }))}
        />
      )}
      {device !== null && (
        <NumberField
          name="quantity"
          label={t`Quantity`}
          hint={t`One membership covers all your probes`}
          value={selection.quantity}
          max={maximumDeviceQuantity}
          tooManyMessage={i18n._(reasonTexts.SALES_ONLY)}
          tooManyLink={<SalesLink market={selection.market} />}
          onChange={(quantity) => send({ type: 'quantity.chosen', quantity })}
        />
      )}
    </>
  );
}
