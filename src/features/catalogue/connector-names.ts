import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Connector } from '@sonde/machines/rules/catalogue';

/** The names of connectors as printed on them. */
export const connectorNames: Readonly<Record<Connector, MessageDescriptor>> = {
  'usb-c': msg`USB-C`,
  lightning: msg`Lightning`,
};
