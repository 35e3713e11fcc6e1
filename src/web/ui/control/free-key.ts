const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
const closing = '[role=dialog][data-state=closed]'
const answering = ':is([role=dialog], [role=menu]):not([data-state=closed])'

/** A choice between a few takes the keys that move it, and leaves the letters to the page. */
const isChoosing = ({ target, key }: KeyboardEvent) =>
  target instanceof HTMLInputElement && target.type === 'radio' && /^[a-z+/?]$/i.test(key)

/** What is on its way out holds the focus a moment longer, and takes no more keys. */
const isWriting = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(writing) !== null && !target.closest(closing)

/** A key of the page itself: no word is being written and no dialog answered. */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  (isChoosing(event) || !isWriting(event)) &&
  document.querySelector(answering) === null
