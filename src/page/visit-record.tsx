import type { ItemEvent } from '@sonde/machines/rules/analytics';
import { usePage } from './page.tsx';

/**
 * What was looked at on a page without a flow of its own. It is part of the page for everyone; `public/visits.js`
 * records it for visitors who agreed. Null is no event.
 */
export function VisitRecord({ event }: { readonly event: ItemEvent | null }) {
  const { configuration } = usePage();
  if (event === null || configuration?.recordsVisits !== true) return null;
  const text = JSON.stringify(event).replaceAll('<', '\\u003c');
  return <script type="application/json" data-visit dangerouslySetInnerHTML={{ __html: text }} />;
}
