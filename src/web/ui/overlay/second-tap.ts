/** The second of two quick taps, the first of which closed a sheet, presses nothing beneath it. */

interface Tap {
  readonly x: number
  readonly y: number
  /** In milliseconds. */
  readonly at: number
}

interface Press extends Tap {
  /** How far from it the second one may land: a thumb wanders, a mouse does not. */
  readonly near: number
}

/** As long as a hasty second tap takes. */
const soonMs = 400
const thumbPx = 32
const mousePx = 4

let last: Press | null = null
let closing: Press | null = null

const tapOf = ({ clientX: x, clientY: y, timeStamp: at }: MouseEvent): Tap => ({ x, y, at })

/** Whether it comes soon after the sheet was gone, where the press was that closed it. */
export const isSecondTap = (tap: Tap, first: Press | null): boolean =>
  first !== null &&
  tap.at - first.at < soonMs &&
  Math.hypot(tap.x - first.x, tap.y - first.y) < first.near

/** What is over the page: only a press in it can be what closes it. */
const isOver = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [data-veil]')

/** The press that closed it, as of when it was gone: however long a slow device took for that. */
export const closedBy = (press: Press | null, at: number): Press | null => press && { ...press, at }

function onPress(event: PointerEvent) {
  const tap = tapOf(event)
  if (isSecondTap(tap, closing)) return event.stopImmediatePropagation()
  closing = null
  const near = event.pointerType === 'mouse' ? mousePx : thumbPx
  last = isOver(event.target) ? { ...tap, near } : null
}

function onClick(event: MouseEvent) {
  // Keys and scripts click without a press.
  if (event.detail === 0 || !isSecondTap(tapOf(event), closing)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Who has pressed a key meanwhile is not in the middle of tapping twice. */
function onKey() {
  closing = null
}

/** From the first sheet on. Gives what is to be called when a sheet is gone from the screen. */
export function guardSecondTap(): () => void {
  addEventListener('pointerdown', onPress, { capture: true })
  addEventListener('click', onClick, { capture: true })
  addEventListener('keydown', onKey, { capture: true })
  return () => {
    closing = closedBy(last, performance.now())
  }
}
