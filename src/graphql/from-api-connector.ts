import type { Connector } from '@sonde/machines/rules/catalogue';

/** The API's connectors as addresses write them. */
export const connectorSlugs = {
  USBC: 'usb-c',
  LIGHTNING: 'lightning',
} as const satisfies Record<string, Connector>;
