import type { Connector } from '@sonde/machines/rules/catalogue';

/** The URL slugs of the API's connectors. */
export const connectorSlugs = {
  USBC: 'usb-c',
  LIGHTNING: 'lightning',
} as const satisfies Record<string, Connector>;
