/** Escape closes an open list first; what is around it hears of the key before the list does. */
const isChoosing = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')

export function leaveToList(event: KeyboardEvent): void {
  if (isChoosing(event)) event.preventDefault()
}

const isInMessage = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[data-message]') !== null

/**
 * Radix gives Escape to whatever came last. A message that comes while a dialog is open leaves it
 * to the dialog, unless somebody is in the message.
 */
export function leaveToDialog(event: KeyboardEvent): void {
  const veils = document.querySelectorAll<HTMLElement>('[data-veil]:has(+ [data-state=open])')
  const veil = [...veils].at(-1)
  if (!veil || veil.dataset.veil === 'firm' || isInMessage(event)) return
  event.preventDefault()
  if (!isChoosing(event)) veil.click()
}
