const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const closing = '[role=dialog][data-state=closed]'
const answering = ':is([role=dialog], [role=menu]):not([data-state=closed])'

/** What is on its way out holds the focus a moment longer, and takes no more keys. */
const isWriting = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(writing) !== null && !target.closest(closing)

/** A key of the page itself: no word is being written and no dialog answered. */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !isWriting(event) && document.querySelector(answering) === null
