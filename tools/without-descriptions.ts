import type { Plugin } from 'vite';

const flows = /\/machines\/(?:address|cart|checkout|flow|payment|voucher)\//;
const description = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/** The states of a flow are described for people who read the chart; browsers do without. */
export const withoutDescriptions: Plugin = {
  name: 'sonde:without-descriptions',
  enforce: 'pre',
  transform: {
    filter: { id: flows },
    handler: (code) => ({ code: code.replace(description, ''), map: null }),
  },
};
