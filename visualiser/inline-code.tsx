import { createContext, useContext } from 'react';

/** Whether to show the names in the code. */
export const AreNamesShown = createContext(false);

/** A name in the code, shown only on request. */
export function InlineCode({ children }: { readonly children: React.ReactNode }) {
  return useContext(AreNamesShown) ? <code className="muted">{children}</code> : null;
}
