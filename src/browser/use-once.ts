import { useState } from 'react';

/** What was made when the view was first shown, a flow with its ports, say; the same for as long as it is shown. */
export function useOnce<Made>(make: () => Made): Made {
  return useState(make)[0];
}
