/** The best way to join two lists one to one: the largest sum of scores, and what else has it. */

/** What two of the lists score together, a whole number; null when they cannot be joined. */
export type ScoreOf = (row: number, column: number) => number | null

/** Null is left alone. */
export interface Assignment {
  /** By row, its column. Of the best ways that in which the first rows have the first columns. */
  readonly columns: readonly (number | null)[]
  /** By row, every column it has in some best way. */
  readonly ofRows: readonly ReadonlySet<number | null>[]
  /** By column, every row it has in some best way. */
  readonly ofColumns: readonly ReadonlySet<number | null>[]
}

/** More than any sum of scores, so that what cannot be joined never is. */
const never = 1e12

/** Costs, what of them is borne by rows and by columns, and who has which column. */
interface State {
  readonly costs: readonly (readonly number[])[]
  readonly byRow: number[]
  readonly byColumn: number[]
  /** By column, its row; -1 while it has none. */
  readonly owners: number[]
}

/**
 * Everybody gets a stand-in that scores nothing, so being left alone is a join like any other and
 * both lists have the same length: rows, then a stand-in for each column, and the other way round.
 */
function costsOf(rows: number, columns: number, scoreOf: ScoreOf): State['costs'] {
  const size = rows + columns
  const costOf = (row: number, column: number): number => {
    if (row < rows && column < columns) return 0 - (scoreOf(row, column) ?? -never)
    if (row < rows) return column - columns === row ? 0 : never
    return column >= columns || row - rows === column ? 0 : never
  }
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => costOf(row, column)),
  )
}

/** What joining these two costs beyond what both bear already; nothing in every best way. */
const excess = ({ costs, byRow, byColumn }: State, row: number, column: number): number =>
  (costs[row]?.[column] ?? never) - (byRow[row] ?? 0) - (byColumn[column] ?? 0)

/** The Hungarian method: one row more, by the cheapest chain of changes to those placed before. */
function placeRow(state: State, row: number): void {
  const { byRow, byColumn, owners } = state
  const least = owners.map(() => Number.POSITIVE_INFINITY)
  const before = owners.map(() => -1)
  const isDone = owners.map(() => false)
  let [column, taker] = [-1, row]
  while (taker !== -1) {
    let [next, step] = [-1, Number.POSITIVE_INFINITY]
    for (let at = 0; at < owners.length; at += 1) {
      if (isDone[at]) continue
      const more = excess(state, taker, at)
      if (more < (least[at] ?? 0)) {
        least[at] = more
        before[at] = column
      }
      if ((least[at] ?? 0) < step) [next, step] = [at, least[at] ?? 0]
    }
    byRow[row] = (byRow[row] ?? 0) + step
    for (let at = 0; at < owners.length; at += 1) {
      const owner = owners[at] ?? -1
      if (!isDone[at]) least[at] = (least[at] ?? 0) - step
      else {
        byRow[owner] = (byRow[owner] ?? 0) + step
        byColumn[at] = (byColumn[at] ?? 0) - step
      }
    }
    isDone[next] = true
    column = next
    taker = owners[column] ?? -1
  }
  while (column !== -1) {
    const from = before[column] ?? -1
    owners[column] = from === -1 ? row : (owners[from] ?? -1)
    column = from
  }
}

/** What a row could have without a smaller sum, and for each the column its owner would take. */
interface Options {
  readonly columns: readonly number[]
  readonly instead: ReadonlyMap<number, number>
}

/** Goes back from the column a row has: who could take it, and so give up another, and so on. */
function optionsOf(state: State, row: number, isFixed: (row: number) => boolean): Options {
  const { owners } = state
  const own = owners.indexOf(row)
  const instead = new Map<number, number>([[own, own]])
  const queue = [own]
  let left = [...owners.keys()].filter((at) => at !== own && !isFixed(owners[at] ?? -1))
  for (const column of queue) {
    left = left.filter((at) => {
      if (excess(state, owners[at] ?? -1, column) > 0) return true
      instead.set(at, column)
      queue.push(at)
      return false
    })
  }
  return { columns: queue.filter((column) => excess(state, row, column) === 0), instead }
}

/** Gives a row one of its options; everybody on the way moves on by one. */
function giveColumn({ owners }: State, row: number, wanted: number, { instead }: Options): void {
  let [taker, column] = [row, wanted]
  for (;;) {
    const owner = owners[column] ?? -1
    owners[column] = taker
    if (owner === row) return
    taker = owner
    column = instead.get(column) ?? column
  }
}

function solve(rows: number, columns: number, scoreOf: ScoreOf): State {
  const costs = costsOf(rows, columns, scoreOf)
  const zeros = () => costs.map(() => 0)
  const state = { costs, byRow: zeros(), byColumn: zeros(), owners: costs.map(() => -1) }
  for (const row of costs.keys()) placeRow(state, row)
  return state
}

/** Rows choose in their order, and each takes the first column that loses nothing. */
function chooseInOrder(state: State, rows: number): void {
  for (let row = 0; row < rows; row += 1) {
    const options = optionsOf(state, row, (other) => other < row)
    giveColumn(state, row, Math.min(...options.columns), options)
  }
}

export function bestAssignment(rows: number, columns: number, scoreOf: ScoreOf): Assignment {
  const state = solve(rows, columns, scoreOf)
  const real = (place: number, count: number) => (place < count ? place : null)
  const ofColumns = Array.from({ length: columns }, () => new Set<number | null>())
  const all = state.owners.map((_, row) => {
    const options = optionsOf(state, row, () => false).columns
    for (const column of options) ofColumns[column]?.add(real(row, rows))
    return new Set(options.map((column) => real(column, columns)))
  })
  chooseInOrder(state, rows)
  return {
    columns: Array.from({ length: rows }, (_, row) => real(state.owners.indexOf(row), columns)),
    ofRows: all.slice(0, rows),
    ofColumns,
  }
}
