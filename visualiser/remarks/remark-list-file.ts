/** The file name of the current list of remarks. */
export const remarkListFile = 'remarks.json';
