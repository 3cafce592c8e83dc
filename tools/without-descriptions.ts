import type { Plugin } from 'vite';

const flows = /\/machines\/(?!rules\/)[\w-]+\//;
const description = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

/** Removes the descriptions of states, which are for readers of the chart, from the browser's code. */
export const withoutDescriptions: Plugin = {
  name: 'sonde:without-descriptions',
  enforce: 'pre',
  transform: {
    filter: { id: flows },
    handler: (code) => ({ code: code.replace(description, ''), map: null }),
  },
};
