import Calculator from 'lucide-react/icons/calculator'
import Plus from 'lucide-react/icons/plus'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { say } from '#web/words/say.ts'
import { LentNote } from './list/lent-note.tsx'
import { LoanList } from './list/loan-list.tsx'
import { LoansSummary } from './list/loans-summary.tsx'
import { Loading, NothingYet } from './list/nothing-yet.tsx'
import { useLoanWrites } from './use-loan-writes.ts'
import { useLoans, usePayments } from './use-loans.ts'
import { type LoansBar, useLoansAddress } from './use-loans-address.ts'
import { useStandings } from './use-standings.ts'

const LoanSheet = whenAsked(() => import('./sheet/loan-sheet.tsx').then((file) => file.LoanSheet))
const PlannerCard = onceIdle(() =>
  import('./payoff/planner-card.tsx').then((file) => file.PlannerCard),
)
const CalculatorDialog = whenAsked(() =>
  import('./offers/calculator-dialog.tsx').then((file) => file.CalculatorDialog),
)

/** Everything that is owed to lenders, and the way out. */
export function LoansPage() {
  const loans = useLoans()
  const bar = useLoansAddress()
  const writes = useLoanWrites()
  const { isComplete } = useReplicaStatus()
  const isEmpty = loans.length === 0
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      {isEmpty && !isComplete ? (
        <Loading />
      ) : isEmpty ? (
        <NothingYet bar={bar} />
      ) : (
        <Shown bar={bar} />
      )}
      {isEmpty && !isComplete ? null : <LentNote />}
      {bar.panel === 'add' ? (
        <LoanSheet loan={null} onSave={writes.add} onRemove={null} onClose={bar.close} />
      ) : null}
      {bar.panel === 'calculator' ? <CalculatorDialog onClose={bar.close} /> : null}
    </div>
  )
}

function Shown({ bar }: { readonly bar: LoansBar }) {
  const loans = useLoans()
  const paymentsOf = usePayments()
  const standings = useStandings(loans, paymentsOf)
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="outline" className="phone:flex-1" onClick={() => bar.open('calculator')}>
          <Calculator aria-hidden />
          {say('Try a loan')}
        </Button>
        <Button className="phone:flex-1" onClick={() => bar.open('add')}>
          <Plus aria-hidden />
          {say('Add loan')}
        </Button>
      </div>
      <LoansSummary all={standings} />
      <LoanList all={standings} bar={bar} />
      <PlannerCard all={standings} paymentsOf={paymentsOf} />
    </>
  )
}
