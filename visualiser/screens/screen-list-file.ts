/** The file name of the current list of screenshots. */
export const screenListFile = 'screens.json';
