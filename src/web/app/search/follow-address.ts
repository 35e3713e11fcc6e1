/** The box of the search page, beside the address that it follows and writes into. */
export interface SearchedBox {
  readonly typed: string
  /** The words of the address when it was last looked at. */
  readonly seen: string
  /** What the box has put into the address and has not seen there yet, the oldest first. */
  readonly written: readonly string[]
}

/**
 * The address leads, but what the box itself wrote there does not: on a busy device it arrives when
 * more was typed, and would put the words before back, and what they find.
 */
export function followAddress(box: SearchedBox, asked: string): SearchedBox {
  const own = box.written.indexOf(asked)
  if (own < 0) return { typed: asked, seen: asked, written: [] }
  return { ...box, seen: asked, written: box.written.slice(own + 1) }
}
