import type { Row } from '#contract/sync.ts'
import { type BudgetMove, mirroredMoves } from '#domain/budgets/moves.ts'
import type { Transaction } from '../db/database.ts'
import type { Completion } from '../documents/completions.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import type { Writer } from '../documents/write.ts'

/** Moves are the server's: a budget whose deletion is undone gets them back from the others. */
export const completeBudgets: Completion = {
  fields: ['moves'],
  async complete(tx, written, writer) {
    const wrong = written.flatMap(({ before, after, path }): Complaint[] =>
      before && before.currency !== after.currency && movesOf(before).length > 0
        ? [[`${path}currency`, 'Money was moved here, so it keeps its currency.']]
        : [],
    )
    if (wrong.length > 0) throw invalid(wrong)
    const isNew = written.some(({ before }) => !before)
    const others = isNew ? await readMoved(tx, writer) : []
    return written.map(({ before, after }) => ({
      ...after,
      moves: before ? movesOf(before) : mirroredMoves(after.id, others.filter(isLike(after))),
    }))
  },
}

const movesOf = ({ moves }: Row) => moves as readonly BudgetMove[]

/** One that came back in another currency has nothing to do with what was moved. */
const isLike =
  ({ currency }: Row) =>
  (other: Moved) =>
    other.currency === currency

interface Moved {
  readonly id: string
  readonly currency: string
  readonly moves: readonly BudgetMove[]
}

async function readMoved({ client }: Transaction, { scope }: Writer): Promise<readonly Moved[]> {
  const { rows } = await client.query<Moved>(
    `select id, currency, moves from budgets where scope = $1 and jsonb_array_length(moves) > 0`,
    [scope],
  )
  return rows
}
