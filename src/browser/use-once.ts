import { useState } from 'react';

/** A value made on first render and kept as long as the view is mounted, such as a flow with its ports. */
export function useOnce<Made>(make: () => Made): Made {
  return useState(make)[0];
}
