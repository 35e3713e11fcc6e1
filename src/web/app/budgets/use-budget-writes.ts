import { say } from '#web/words/say.ts'
import '#web/data/replica/commands/own-reducers.ts'
import { useMemo } from 'react'
import type { CommandArgs } from '#contract/commands.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Budget, BudgetFields } from '#web/budgets/budget.ts'
import { newId } from '#web/data/new-id.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { command } from '#web/writes/command.ts'
import { useWrites, type Writes } from '#web/writes/use-writes.ts'

export type MoneyMove = CommandArgs<'budgets.move'>

export interface BudgetWrites {
  readonly add: (fields: BudgetFields) => void
  readonly change: (budget: Budget, fields: BudgetFields) => void
  readonly remove: (budget: Budget, onDone?: () => void) => void
  readonly setArchived: (budget: Budget, isAway: boolean) => void
  readonly move: (from: Budget, to: Budget, move: Pick<MoneyMove, 'amount' | 'on'>) => void
  readonly unmove: (move: MoneyMove, currency: string) => void
}

type Words = (amount: number, currency: string) => string

const moving = (move: MoneyMove) => command('budgets.move', move)
const unmoving = ({ id, fromId, toId }: MoneyMove) =>
  command('budgets.undoMove', { id, fromId, toId })

const writesWith = (writes: Writes<'budgets'>, words: Words): BudgetWrites => ({
  add: (fields) => {
    const description = words(fields.amount, fields.currency)
    writes.create(fields, { title: say('Added {name}', { name: fields.name }), description })
  },
  change: (budget, fields) =>
    writes.change(budget, fields, { title: say('Changed {name}', { name: fields.name }) }),
  remove: (budget, onDone) => {
    const moves = say('{count, plural, =0 {} one {# move of money} other {# moves of money}}', {
      count: budget.moves.length,
    })
    const description =
      moves && say('{moves} in or out of it will no longer be shown here.', { moves })
    askFirst({ title: say('Delete {budget}?', { budget: budget.name }), description }, () => {
      const stays = say('What you spent stays as it is.')
      writes.remove(budget, {
        title: say('Deleted {budget}', { budget: budget.name }),
        description: stays,
      })
      onDone?.()
    })
  },
  setArchived: (budget, archived) => {
    const title = archived
      ? say('Archived {budget}', { budget: budget.name })
      : say('{budget} is back', { budget: budget.name })
    writes.change(budget, { archived }, { title })
  },
  move: (from, to, { amount, on }) => {
    const move = { id: newId(), fromId: from.id, toId: to.id, amount, on }
    const title = say('Moved {what}', { what: words(amount, from.currency) })
    const description = say('From {from} to {to}', { from: from.name, to: to.name })
    writes.run({ commands: [moving(move)], undo: [unmoving(move)] }, { title, description })
  },
  unmove: (move, currency) => {
    const title = say('Moved {what} back', { what: words(move.amount, currency) })
    writes.run({ commands: [unmoving(move)], undo: [moving(move)] }, { title })
  },
})

export function useBudgetWrites(): BudgetWrites {
  const { locale } = useLocale()
  const writes = useWrites('budgets')
  return useMemo(
    () => writesWith(writes, (amount, currency) => formatAmount(amount, currency, locale)),
    [writes, locale],
  )
}
