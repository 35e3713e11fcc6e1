/** What would be lost if this page were loaded anew, by name. */
const kept = new Set<string>()

export function noteUnsaved(name: string, isThere: boolean): void {
  if (isThere) kept.add(name)
  else kept.delete(name)
}

const written = 'form :is(input:not([type]), input[type=text], textarea), [contenteditable]'
const open = ':is([role=dialog], [role=alertdialog]):not([data-state=closed])'
const writing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

const hasText = (field: Element) =>
  ('value' in field ? String(field.value) : (field.textContent ?? '')).trim() !== ''

/** Somebody is in the middle of something: writing, answering, or keeping what is nowhere else. */
export const isInUse = (): boolean =>
  kept.size > 0 ||
  document.querySelector(open) !== null ||
  document.activeElement?.matches(writing) === true ||
  [...document.querySelectorAll(written)].some(hasText)
