import type { Day } from '#domain/calendar.ts'
import { isComing } from '#domain/loans/standing.ts'
import { type Total, totalsOf } from '#domain/money.ts'
import type { Standed } from './use-standings.ts'

const balanceOf = ({ loan, standing }: Standed) => ({
  currency: loan.currency,
  amount: standing.balance,
})

/** What is owed today, and what will be once it is paid out. */
export function owedOn(
  open: readonly Standed[],
  today: Day,
): { readonly owed: readonly Total[]; readonly coming: readonly Total[] } {
  const [coming, owed] = [true, false].map((is) =>
    totalsOf(open.filter(({ loan }) => isComing(loan, today) === is).map(balanceOf)),
  )
  return { owed: owed ?? [], coming: coming ?? [] }
}
