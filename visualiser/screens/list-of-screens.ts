/** Under which name a running visualiser tells which pictures there are now. */
export const listOfScreens = 'screens.json';
