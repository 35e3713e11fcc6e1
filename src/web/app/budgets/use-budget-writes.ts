import { useMemo } from 'react'
import { formatAmount } from '#domain/money.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { useBook } from '#web/fields/use-book.ts'
import { askFirst, counted } from '#web/ui/ask-first.ts'
import { toast } from '#web/ui/toast.ts'
import type { Budget, BudgetFields } from './budget.ts'
import {
  addStep,
  archiveStep,
  changeStep,
  type MoneyMove,
  moveStep,
  removeStep,
  type Step,
  unmoveStep,
} from './wishes.ts'

/** Every one at once on screen, with a way back in the toast. */
export interface BudgetWrites {
  readonly add: (fields: BudgetFields) => void
  readonly change: (budget: Budget, fields: BudgetFields) => void
  readonly remove: (budget: Budget, onDone?: () => void) => void
  readonly setArchived: (budget: Budget, isAway: boolean) => void
  readonly move: (from: Budget, to: Budget, move: Pick<MoneyMove, 'amount' | 'on'>) => void
  readonly unmove: (move: MoneyMove, currency: string) => void
}

type Take = (step: Step, title: string, description?: string) => void
type Words = (amount: number, currency: string) => string

const writesWith = (take: Take, words: Words): BudgetWrites => ({
  add: (fields) =>
    take(addStep(newId(), fields), `Added ${fields.name}`, words(fields.amount, fields.currency)),
  change: (budget, fields) => {
    const step = changeStep(budget, fields)
    if (step) take(step, `Changed ${fields.name}`)
  },
  remove: (budget, onDone) => {
    const moves = counted(budget.moves.length, 'move of money', 'moves of money')
    const description = moves && `${moves} in or out of it will no longer be shown here.`
    askFirst({ title: `Delete ${budget.name}?`, description }, () => {
      take(removeStep(budget), `Deleted ${budget.name}`, 'What you spent stays as it is.')
      onDone?.()
    })
  },
  setArchived: (budget, isAway) =>
    take(
      archiveStep(budget, isAway),
      isAway ? `Archived ${budget.name}` : `${budget.name} is back`,
    ),
  move: (from, to, { amount, on }) => {
    const step = moveStep({ id: newId(), fromId: from.id, toId: to.id, amount, on })
    take(step, `Moved ${words(amount, from.currency)}`, `From ${from.name} to ${to.name}`)
  },
  unmove: (move, currency) => take(unmoveStep(move), `Moved ${words(move.amount, currency)} back`),
})

export function useBudgetWrites(): BudgetWrites {
  const replica = useReplica()
  const { locale } = useBook()
  return useMemo(() => {
    const take: Take = ({ there, back }, title, description) => {
      void send(replica, there)
      toast({
        title,
        ...(description ? { description } : {}),
        action: { label: 'Undo', onClick: () => void send(replica, back) },
      })
    }
    return writesWith(take, (amount, currency) => formatAmount(amount, currency, locale))
  }, [replica, locale])
}
