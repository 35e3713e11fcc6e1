/** Long enough for the slowest sheet to come; after that the keys have their own meaning again. */
const patienceMs = 3000

let typed = ''
let stop = () => {}

/** From now on, letters are kept for the box that is about to open. */
export function startTypeAhead(): void {
  stop()
  typed = ''
  const keep = (event: KeyboardEvent) => {
    const isPlain = event.key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey)
    if (!isPlain) return
    event.preventDefault()
    event.stopPropagation()
    typed += event.key
  }
  addEventListener('keydown', keep, true)
  const timer = setTimeout(() => stop(), patienceMs)
  stop = () => {
    clearTimeout(timer)
    removeEventListener('keydown', keep, true)
  }
}

/** What was typed before the box could take it. */
export function takeTypeAhead(): string {
  stop()
  const ahead = typed
  typed = ''
  return ahead
}
