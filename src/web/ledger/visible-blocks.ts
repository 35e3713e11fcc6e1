import type { Block, ShownList } from './shown-list.ts'

export interface Heights {
  readonly headingPx: number
  readonly rowPx: number
}

/** Where a day begins, counted from the top of the list. */
export const dayTop = ({ day }: Pick<Block, 'day'>, { headingPx, rowPx }: Heights): number =>
  day.daysBefore * headingPx + day.rowsBefore * rowPx

export const rowTop = (at: Pick<Block, 'day'>, offset: number, heights: Heights): number =>
  dayTop(at, heights) + heights.headingPx + offset * heights.rowPx

/** The first block goes with its heading. */
const blockTop = (block: Block, heights: Heights) =>
  block.from === 0 ? dayTop(block, heights) : rowTop(block, block.from, heights)

/** The last block that begins at or above a height; the first when none does. */
function blockAt({ blocks }: ShownList, px: number, heights: Heights): number {
  let [low, high] = [0, blocks.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const block = blocks[middle]
    if (block && blockTop(block, heights) <= px) low = middle
    else high = middle - 1
  }
  return low
}

export interface Span {
  readonly first: number
  readonly last: number
}

/** Which blocks lie between two heights, found without looking at the others. */
export const blocksBetween = (
  list: ShownList,
  fromPx: number,
  toPx: number,
  heights: Heights,
): Span => ({ first: blockAt(list, fromPx, heights), last: blockAt(list, toPx, heights) })

export const listHeight = ({ days, rowCount }: ShownList, { headingPx, rowPx }: Heights): number =>
  days.length * headingPx + rowCount * rowPx
