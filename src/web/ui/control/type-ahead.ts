/** Long enough for the slowest sheet to come; after that the keys have their own meaning again. */
const patienceMs = 3000

let typed = ''
let isCalledOff = false
let stop = () => {}

/** From now on, letters are kept for the box that is about to open, and Escape for its sheet. */
export function startTypeAhead(): void {
  stop()
  typed = ''
  isCalledOff = false
  const keep = (event: KeyboardEvent) => {
    const isPlain = event.key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey)
    const isEscape = event.key === 'Escape'
    if (isCalledOff || !(isPlain || isEscape)) return
    event.preventDefault()
    event.stopPropagation()
    if (isEscape) isCalledOff = true
    else typed += event.key
  }
  addEventListener('keydown', keep, true)
  const timer = setTimeout(() => stop(), patienceMs)
  stop = () => {
    clearTimeout(timer)
    removeEventListener('keydown', keep, true)
  }
}

/** What was typed before the box could take it. Escape is pressed again, once it can be heard. */
export function takeTypeAhead(): string {
  stop()
  const ahead = typed
  if (isCalledOff) setTimeout(pressEscape)
  typed = ''
  isCalledOff = false
  return ahead
}

function pressEscape(): void {
  const press = { key: 'Escape', bubbles: true, cancelable: true }
  document.body.dispatchEvent(new KeyboardEvent('keydown', press))
}
