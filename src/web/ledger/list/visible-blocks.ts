/** A day of a long list, with what stands before it. */
export interface PlacedDay {
  readonly rows: readonly unknown[]
  readonly daysBefore: number
  readonly rowsBefore: number
}

/** What is known of a long list without looking at a row of it. */
export interface PlacedList<D extends PlacedDay = PlacedDay> {
  readonly days: readonly D[]
  readonly rowCount: number
  /** Without headings when the rows do not stand by day. */
  readonly isByDay: boolean
}

export interface Heights {
  readonly headingPx: number
  readonly rowPx: number
}

/** Some rows of a day, under its heading when the first is among them. */
export interface Block<D extends PlacedDay = PlacedDay> {
  readonly day: D
  /** The first row, counted within the day. */
  readonly from: number
  readonly count: number
}

/** Where a day begins, counted from the top of the list. */
export const dayTop = ({ day }: Pick<Block, 'day'>, { headingPx, rowPx }: Heights): number =>
  day.daysBefore * headingPx + day.rowsBefore * rowPx

export const rowTop = (at: Pick<Block, 'day'>, offset: number, heights: Heights): number =>
  dayTop(at, heights) + heights.headingPx + offset * heights.rowPx

/** The last day that begins at or above, found without looking at the others; else the first. */
function lastDay(days: readonly PlacedDay[], isAbove: (day: PlacedDay) => boolean): number {
  let [low, high] = [0, days.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const day = days[middle]
    if (day && isAbove(day)) low = middle
    else high = middle - 1
  }
  return low
}

/** The number of the row at a height; a heading counts as the row below it. */
function rowAtPx({ days }: PlacedList, px: number, heights: Heights): number {
  const day = days[lastDay(days, (one) => dayTop({ day: one }, heights) <= px)]
  if (!day) return 0
  const offset = Math.floor((px - rowTop({ day }, 0, heights)) / heights.rowPx)
  return day.rowsBefore + Math.min(Math.max(offset, 0), day.rows.length - 1)
}

/** Rows by their number in the whole list, both included. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** Whole steps of so many rows. */
export function spanBetween(
  list: PlacedList,
  fromPx: number,
  toPx: number,
  heights: Heights,
  rowsInStep: number,
): Span {
  const first = rowAtPx(list, fromPx, heights)
  const last = rowAtPx(list, toPx, heights)
  return { first: first - (first % rowsInStep), last: last - (last % rowsInStep) + rowsInStep - 1 }
}

/** The rows of a span, day by day. */
export function blocksOf<D extends PlacedDay>(
  { days }: PlacedList<D>,
  { first, last }: Span,
): readonly Block<D>[] {
  const blocks: Block<D>[] = []
  for (let at = lastDay(days, ({ rowsBefore }) => rowsBefore <= first); ; at += 1) {
    const day = days[at]
    if (!day || day.rowsBefore > last) return blocks
    const from = Math.max(0, first - day.rowsBefore)
    blocks.push({ day, from, count: Math.min(day.rows.length, last - day.rowsBefore + 1) - from })
  }
}

export const listHeight = ({ days, rowCount }: PlacedList, { headingPx, rowPx }: Heights): number =>
  days.length * headingPx + rowCount * rowPx
