import type { Plugin } from 'vite';

const flows = /\/machines\/(?!rules\/)[\w-]+\//;
const description = String.raw`\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?`;
/** A description, with the metadata of its state if that has nothing else. */
const described = new RegExp(String.raw`\bmeta:\s*\{\s*${description}\s*\},?|${description}`, 'g');

/** Removes the descriptions of states, which are for readers of the chart, from the browser's code. */
export const withoutDescriptions: Plugin = {
  name: 'sonde:without-descriptions',
  enforce: 'pre',
  transform: {
    filter: { id: flows },
    handler: (code) => ({ code: code.replace(described, ''), map: null }),
  },
};
