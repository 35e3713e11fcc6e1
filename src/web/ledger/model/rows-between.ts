export interface RowSpan {
  readonly first: number
  /** Below `first` when there is none. */
  readonly last: number
}

/** Which of equally high rows lie between two heights, counted from the top of their list. */
export function rowsBetween(fromPx: number, toPx: number, rowPx: number, count: number): RowSpan {
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1)
  return {
    first: Math.max(0, within(Math.floor(fromPx / rowPx))),
    last: within(Math.floor(toPx / rowPx)),
  }
}
