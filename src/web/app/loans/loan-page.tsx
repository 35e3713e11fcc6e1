import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { OpenedPanel, useOpened } from '#web/form/use-opened.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { PageName } from '#web/ui/page/page-name.tsx'
import { say } from '#web/words/say.ts'
import { listAddress } from './addresses.ts'
import { Loading } from './list/nothing-yet.tsx'
import { LoanGone, NoSchedule } from './loan/loan-gone.tsx'
import { LoanHead } from './loan/loan-head.tsx'
import { LoanOverview } from './loan/loan-overview.tsx'
import type { Loan, Payment } from './loan.ts'
import type { PaidFrom } from './loan-writes.ts'
import { PaymentList } from './payments/payment-list.tsx'
import { type Reckoned, reckonOnce } from './reckon.ts'
import { ScheduleTable } from './schedule/schedule-table.tsx'
import { type LoanWrites, useLoanWrites } from './use-loan-writes.ts'
import { useLoans, usePayments } from './use-loans.ts'
import { type LoansBar, useLoansAddress } from './use-loans-address.ts'

const LoanSheet = whenAsked(() => import('./sheet/loan-sheet.tsx').then((file) => file.LoanSheet))
const PaySheet = whenAsked(() => import('./payments/pay-sheet.tsx').then((file) => file.PaySheet))

const LoanCompare = whenAsked(
  () => import('./loan/loan-compare.tsx').then((file) => file.LoanCompare),
  () => <Loading />,
)

/** One loan: how it stands, what would help, and every payment of it. */
export function LoanPage() {
  const { id = '' } = useParams()
  const loan = useLoans().find((one) => one.id === id) ?? null
  const payments = usePayments()(id)
  const bar = useLoansAddress()
  // What was paid goes with it, and what is written of a payment is about that.
  const opened = useOpened(bar.panel ? id : null, loan && { loan, payments })
  const { isComplete } = useReplicaStatus()
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      {opened.row ? (
        <Shown {...opened.row} bar={bar} isDeleted={opened.isDeleted} />
      ) : isComplete ? (
        <LoanGone />
      ) : (
        <Loading />
      )}
    </div>
  )
}

interface ShownProps {
  readonly loan: Loan
  readonly payments: readonly Payment[]
  readonly bar: LoansBar
  /** Elsewhere, while it or a payment of it was being written here. */
  readonly isDeleted: boolean
}

function Shown({ loan, payments, bar, isDeleted }: ShownProps) {
  const { timezone } = useLocale()
  const writes = useLoanWrites()
  const reckoned = reckonOnce(loan, payments, timezone)
  const navigate = useNavigate()
  const remove = () => writes.remove(loan, () => void navigate(listAddress))
  if (!reckoned) {
    return (
      <>
        <PageName name={loan.name} />
        <NoSchedule onEdit={() => bar.open('edit')} />
      </>
    )
  }
  const acts = {
    pay: () => bar.open('pay'),
    payExtra: () => bar.open('extra'),
    edit: () => bar.open('edit'),
    archive: () => archive(loan, writes),
    remove,
  }
  return (
    <>
      <LoanHead loan={loan} reckoned={reckoned} acts={acts} />
      <LoanTabs {...{ loan, payments, reckoned, bar, writes }} />
      {bar.panel === 'edit' ? (
        <OpenedPanel isDeleted={isDeleted}>
          <LoanSheet
            loan={loan}
            onSave={(fields) => writes[isDeleted ? 'addAgain' : 'change'](loan, fields)}
            onRemove={remove}
            onClose={bar.close}
          />
        </OpenedPanel>
      ) : null}
      <PaymentPanel {...{ loan, reckoned, bar, writes }} isLoanDeleted={isDeleted} />
    </>
  )
}

interface PaymentPanelProps extends Omit<LoanTabsProps, 'payments'> {
  readonly isLoanDeleted: boolean
}

/** A new payment, or one that is changed. */
function PaymentPanel({ loan, reckoned, bar, writes, isLoanDeleted }: PaymentPanelProps) {
  const { panel, paymentId, close } = bar
  const found = reckoned.payments.find(({ id }) => id === paymentId) ?? null
  const opened = useOpened(panel === 'payment' ? paymentId : null, found)
  const payment = panel === 'payment' ? opened.row : null
  if (!payment && panel !== 'pay' && panel !== 'extra') return null
  const save = (paid: PaidFrom) => {
    if (isLoanDeleted) writes.payAgain(loan, payment, paid)
    else if (payment && !opened.isDeleted) writes.changePayment(loan, payment, paid)
    else writes.pay(loan, paid)
  }
  return (
    <OpenedPanel isDeleted={opened.isDeleted || isLoanDeleted}>
      <PaySheet
        key={payment?.id ?? panel}
        {...{ loan, reckoned, payment }}
        type={payment?.type ?? (panel === 'pay' ? 'regular' : 'extra-principal')}
        onSave={save}
        onRemove={payment && (() => writes.unpay(loan, payment, close))}
        onClose={close}
      />
    </OpenedPanel>
  )
}

function archive(loan: Loan, writes: LoanWrites): void {
  if (loan.status === 'archived') {
    writes.change(
      loan,
      { status: 'active' },
      say('{loan} is out of the archive', { loan: loan.name }),
    )
  } else writes.change(loan, { status: 'archived' }, say('Archived {loan}', { loan: loan.name }))
}

const views = [
  ['overview', say('Overview')],
  ['schedule', say('Schedule')],
  ['payments', say('Payments')],
  ['compare', say('Compare')],
] as const

interface LoanTabsProps {
  readonly loan: Loan
  readonly payments: readonly Payment[]
  readonly reckoned: Reckoned
  readonly bar: LoansBar
  readonly writes: LoanWrites
}

function LoanTabs({ loan, payments, reckoned, bar, writes }: LoanTabsProps) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('view')
  const view = views.find(([name]) => name === asked)?.[0] ?? 'overview'
  const show = (name: string) =>
    setParams(name === 'overview' ? {} : { view: name }, { replace: true })
  return (
    <Tabs value={view} onValueChange={show}>
      <TabList aria-label={say('Views of the loan')}>
        {views.map(([name, words]) => (
          <Tab key={name} value={name} className="phone:px-2 phone:text-sm">
            {words}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="overview">
        <LoanOverview loan={loan} reckoned={reckoned} />
      </TabPanel>
      <TabPanel value="schedule">
        <ScheduleTable
          loan={loan}
          rows={reckoned.outcome.rows}
          extras={reckoned.plan.extras}
          nextOn={reckoned.standing.nextDueOn}
        />
      </TabPanel>
      <TabPanel value="payments">
        <PaymentList
          {...{ loan, payments }}
          counted={reckoned.counted}
          onPay={() => bar.open('pay')}
          onOpen={({ id }) => bar.open('payment', id)}
          onRemove={(payment) => writes.unpay(loan, payment)}
        />
      </TabPanel>
      <TabPanel value="compare">
        <LoanCompare
          {...{ loan, reckoned }}
          onUse={(fields) =>
            writes.change(loan, fields, say('{loan} counts like the lender', { loan: loan.name }))
          }
        />
      </TabPanel>
    </Tabs>
  )
}
