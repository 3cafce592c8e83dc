import { useLingui } from '@lingui/react/macro';
import { productDevicesOf } from '@sonde/machines/product-flow';
import { deviceOffer } from '@sonde/machines/rules/catalogue';
import { ownValue } from '@sonde/machines/rules/texts';
import { ChoiceCards } from '../../ui/choice-cards/choice-cards.tsx';
import { OwnDirection } from '../../ui/own-direction/own-direction.tsx';
import { NoBreakWords } from '../../ui/no-break/no-break.tsx';
import { connectorNames } from '../catalogue/connector-names.ts';
import { skuPrice } from '../offers/sku-price.tsx';
import type { ProductStepProps } from './product-step.types.ts';

/** Every probe that the country sells, with each of its connectors. */
export function DeviceField({ snapshot, send, offers }: ProductStepProps) {
  const { t, i18n } = useLingui();
  const { selection } = snapshot.context;
  const variants = productDevicesOf(snapshot).flatMap((device) =>
    device.variants.map((variant, index) => ({ ...variant, device: device.slug, isFirst: index === 0 })),
  );
  const chosen = deviceOffer(selection.device, offers).variants.find(
    ({ connector }) => connector === selection.connector,
  );
  return (
    <ChoiceCards
      name="device"
      label={t`Probe`}
      hint={t`With the plug that fits your phone or tablet`}
      value={chosen?.sku ?? ''}
      onChange={(sku) => {
        const variant = variants.find((each) => each.sku === sku);
        if (variant) send({ type: 'variant.chosen', device: variant.device, connector: variant.connector });
      }}
      choices={variants.map(({ sku, device, connector, isFirst }) => {
        const { name = device, description = '' } = ownValue(offers.details, device) ?? {};
        const plug = i18n._(connectorNames[connector]);
        return {
          value: sku,
          title: (
            <NoBreakWords text={t({ message: `${name}, ${plug}`, comment: 'A probe with its connector' })} />
          ),
          ...(isFirst && { description: <OwnDirection text={description} /> }),
          price: skuPrice(sku, offers),
        };
      })}
    />
  );
}
