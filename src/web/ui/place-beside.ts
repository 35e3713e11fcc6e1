export type Side = 'top' | 'right' | 'bottom' | 'left'

interface Box {
  readonly width: number
  readonly height: number
}

interface Rect extends Box {
  readonly left: number
  readonly top: number
}

const gapPx = 6
const marginPx = 8

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** Centred at the asked side of an anchor; at the other one where there is no room. */
export function spotBeside(anchor: Rect, box: Box, side: Side, screen: Box) {
  const isUpright = side === 'top' || side === 'bottom'
  const along = (at: Side) => {
    if (at === 'top') return anchor.top - gapPx - box.height
    if (at === 'left') return anchor.left - gapPx - box.width
    return at === 'bottom' ? anchor.top + anchor.height + gapPx : anchor.left + anchor.width + gapPx
  }
  const size = isUpright ? box.height : box.width
  const room = isUpright ? screen.height : screen.width
  const fits = (at: Side) => along(at) >= marginPx && along(at) + size <= room - marginPx
  const chosen = fits(side) || !fits(opposite[side]) ? side : opposite[side]
  const left = isUpright ? anchor.left + (anchor.width - box.width) / 2 : along(chosen)
  const top = isUpright ? along(chosen) : anchor.top + (anchor.height - box.height) / 2
  const within = (at: number, length: number, most: number) =>
    Math.max(marginPx, Math.min(at, most - length - marginPx))
  return {
    left: within(left, box.width, screen.width),
    top: within(top, box.height, screen.height),
  }
}

/** Set property by property: the content policy allows that and no style element. */
export function placeBeside(element: HTMLElement, anchor: Element, side: Side): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const spot = spotBeside(anchor.getBoundingClientRect(), element.getBoundingClientRect(), side, {
    width,
    height,
  })
  element.style.left = `${spot.left}px`
  element.style.top = `${spot.top}px`
}
