import script from './ends.script.js?raw';

/** Follows the ends of the offers before it (`data-ends`). Only pages with such an offer have it. */
export const EndsScript = () => <script dangerouslySetInnerHTML={{ __html: script }} />;
