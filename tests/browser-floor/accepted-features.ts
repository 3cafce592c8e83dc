/** Features that the built files use although a browser of the floor lacks them, with the effect on the page there. */

const askedForByReact = 'React asks for it before it uses it';

export const acceptedInScripts: Readonly<Record<string, string>> = {
  ancestorOrigins: 'a form in a frame finds the page around it by its referrer',
  globalPrivacyControl: 'a browser without the signal sends none',
  isComposing: 'an older Safari takes Enter for a choice among characters; nothing is chosen before that',
  navigate: askedForByReact,
  navigation: 'asked for; without it Back leads through the steps of a checkout that is over',
  popover: askedForByReact,
  share: "a name of React's own, for how views change",
};

const noPointer = 'on phones there is no pointer';
const stateIsInTheControl = 'the control itself shows its state';

export const acceptedInStyles: Readonly<Record<string, string>> = {
  '.action:has([role=alert])': 'a message is as narrow as its button',
  '.choice:has(:checked)': stateIsInTheControl,
  '.choice:has(:disabled)': stateIsInTheControl,
  '.choice:has(:disabled) .title': stateIsInTheControl,
  '.choice:has(:focus-visible)': 'the control itself shows the focus',
  '.choice:hover:not(:has(:disabled))': 'nothing follows the pointer',
  '.disclosure::details-content': 'what is folded up is not printed',
  '.group:has(.head)': 'the head of a table scrolls away with its rows',
  '.comparison:has(.differences:checked) .row[data-equal]':
    'the box that hides the rows in which all memberships agree isn’t offered',
  '.page:not(:has([data-flow=saved-methods]:not([data-state=loading]))) .orders':
    'orders move down once the payment methods are there',
  '.row:has(>.head)': 'a line is paler',
  '.table[data-on-phone=lines] .group:has(.head)':
    'the head of a table is seen above the rows that repeat it',
  '::selection': 'selected text has the colours of the system',
  ':is(small,p:has(>small:only-child))': 'a line of small text is as high as one of ordinary text',
  '@media forced-colors': 'colours are not forced there',
  '@media scripting': 'without scripts a button to print is seen that does nothing',
  '@page': 'the browser chooses the margins of paper',
  '.cell:has(button)>.column': 'the name of the column is shown beside the buttons',
  '.table[data-on-phone=lines] td.cell:has(button)': 'the buttons of a row share its line with that name',
  'accent-color': 'a ticked box has the colour of the browser',
  'break-after: avoid': 'a title may end a printed page',
  'contain-intrinsic-block-size': 'a footer is laid out with the page',
  'content-visibility':
    'what is folded up is not printed; a footer and the options of a field are laid out with the page',
  'cursor: not-allowed': noPointer,
  'cursor: pointer': noPointer,
  'cursor: progress': noPointer,
  'cursor: zoom-in': noPointer,
  'field-sizing': 'the options of a field are measured, to no effect',
  'font-family: ui-monospace': 'the next font of the list is taken',
  'grid-template-rows: subgrid':
    'fields beside each other are in line as long as their labels take one line each',
  'html:has(.embedded)': 'a form in a frame keeps the room of a scroll bar',
  'html:has([data-sticky=bottom])': 'the room is left on every page',
  'html:has([data-sticky=top] :is([aria-expanded=true],[role=status]:not(:empty)))':
    'the room above a focused field is that of a closed bar',
  'html:has([data-sticky=top])': 'the room is left on every page',
  'forced-color-adjust': 'the sign of whoever is signed in isn’t filled where colours are forced',
  outline: 'its corners are square',
  'overscroll-behavior': 'the page scrolls on where an open summary ends',
  resize: 'a text area keeps its height',
  'text-wrap': 'lines are broken less evenly',
};
