/** The second of two quick taps, the first of which closed a sheet, presses nothing beneath it. */

interface Tap {
  readonly x: number
  readonly y: number
  /** In milliseconds. */
  readonly at: number
}

/** As long as a hasty second tap takes, and as far from the first as a thumb may land. */
const soonMs = 400
const nearPx = 32

let last: Tap | null = null
let closing: Tap | null = null

const tapOf = ({ clientX: x, clientY: y, timeStamp: at }: MouseEvent): Tap => ({ x, y, at })

/** Whether it comes soon after the sheet was gone, where the tap was that closed it. */
export const isSecondTap = (tap: Tap, first: Tap | null): boolean =>
  first !== null &&
  tap.at - first.at < soonMs &&
  Math.hypot(tap.x - first.x, tap.y - first.y) < nearPx

function onPress(event: PointerEvent) {
  const tap = tapOf(event)
  if (!isSecondTap(tap, closing)) {
    closing = null
    last = event.pointerType === 'touch' ? tap : null
  } else event.stopPropagation()
}

function onClick(event: MouseEvent) {
  // Keys and scripts click without a press.
  if (event.detail === 0 || !isSecondTap(tapOf(event), closing)) return
  event.preventDefault()
  event.stopPropagation()
}

/** From the first sheet on. Gives what is to be called when a sheet is gone from the screen. */
export function guardSecondTap(): () => void {
  addEventListener('pointerdown', onPress, { capture: true })
  addEventListener('click', onClick, { capture: true })
  return () => {
    const at = performance.now()
    closing = last && at - last.at < 5 * soonMs ? { ...last, at } : null
  }
}
