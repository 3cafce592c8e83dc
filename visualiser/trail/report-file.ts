/** The file name of the report of an error, for pages that are served with a shop's log. */
export const reportFileOf = (errorId: string): string => `reports/${errorId}.json`;
