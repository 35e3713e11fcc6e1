import { useId } from 'react'
import type { PeriodSums } from '#domain/budgets/history.ts'
import type { BudgetMove } from '#domain/budgets/moves.ts'
import { isWithin, writtenDay } from '#domain/calendar/calendar.ts'
import type { Budget } from '#web/budgets/budget.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { MoneyMove } from '../use-budget-writes.ts'

export interface PeriodMovesProps {
  readonly budget: Budget
  readonly sums: PeriodSums
  readonly others: ReadonlyMap<string, Budget>
  readonly onUnmove: (move: MoneyMove, currency: string) => void
}

/** As it was asked for: from one budget to the other, above zero. */
const asAsked = (budget: Budget, { id, on, amount, otherId }: BudgetMove): MoneyMove => ({
  id,
  on,
  amount: Math.abs(amount),
  fromId: amount < 0 ? budget.id : otherId,
  toId: amount < 0 ? otherId : budget.id,
})

/** What was moved into this period and out of it; part of what there is for it. */
export function PeriodMoves({ budget, sums, others, onUnmove }: PeriodMovesProps) {
  const id = useId()
  const { locale } = useLocale()
  const today = useToday()
  const moves = budget.moves.filter(({ on }) => isWithin(on, sums.period))
  if (moves.length === 0) return null
  const words = ({ amount, otherId, on }: BudgetMove) => {
    const other = others.get(otherId)?.name ?? say('a deleted budget')
    const day = writtenDay(on, today, locale)
    return `${amount > 0 ? 'From' : 'To'} ${other}, ${day}`
  }
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold">
        {say('Moved')}
      </h3>
      <Card>
        <ul>
          {moves.map((move) => (
            <li
              key={move.id}
              className="flex items-center gap-3 border-b py-1.5 pr-2 pl-4 last:border-b-0"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{words(move)}</span>
              <Amount amount={move.amount} currency={budget.currency} className="font-medium" />
              <Button
                look="quiet"
                className="px-3 text-sm"
                onClick={() => onUnmove(asAsked(budget, move), budget.currency)}
              >
                {say('Move back')}
                <span className="sr-only">: {words(move)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
