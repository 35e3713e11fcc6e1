import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatAmount } from '#domain/money/money.ts'
import { scaleTo } from '#web/calculators/slider-scale.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Slider } from '#web/ui/control/slider.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { Payment } from '../loan.ts'
import type { Standed } from '../use-standings.ts'
import { moved, orderIn, orderText, type PlannerLoans, plannerLoans } from './planner-loans.ts'
import { PlannerOrder } from './planner-order.tsx'
import { DebtChart, PlannerFigures } from './planner-result.tsx'
import { usePayoff } from './use-payoff.ts'

export interface PlannerCardProps {
  readonly all: readonly Standed[]
  readonly paymentsOf: (loanId: string) => readonly Payment[]
}

/** What paying a bit more would do, over all loans. */
export function PlannerCard({ all, paymentsOf }: PlannerCardProps) {
  const { timezone } = useLocale()
  const groups = useMemo(() => plannerLoans(all, paymentsOf, timezone), [all, paymentsOf, timezone])
  const [wanted, setWanted] = useState<string | null>(null)
  const group = groups.find(({ currency }) => currency === wanted) ?? groups[0]
  if (!group) return null
  return (
    <Card aria-labelledby="planner">
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="planner" className="font-semibold">
            {say('Pay off sooner')}
          </h2>
          {groups.length > 1 ? (
            <Select
              aria-label={say('Loans in')}
              className="w-28"
              value={group.currency}
              onChange={(event) => setWanted(event.target.value)}
            >
              {groups.map(({ currency }) => (
                <option key={currency}>{currency}</option>
              ))}
            </Select>
          ) : null}
        </div>
        <Planner key={group.currency} group={group} />
      </CardBody>
    </Card>
  )
}

const orders = [
  ['avalanche', say('Highest rate first')],
  ['snowball', say('Smallest balance first')],
  ['own', say('My order')],
] as const

const hints = {
  avalanche: say('The highest rate first costs the least in all.'),
  snowball: say('The smallest first, so that one after the other is soon gone.'),
  own: say('In the order below.'),
} as const

/** Why it ends sooner than agreed even with nothing more a month. */
const paidOn = say('What a loan cost a month goes into the next one once it is paid off.')

function Planner({ group }: { readonly group: PlannerLoans }) {
  const { locale } = useLocale()
  const from = useToday()
  const { loans, currency, names } = group
  const [params, setParams] = useSearchParams()
  const order = useMemo(() => orderIn(params.get('order')), [params])
  const [extra, setExtra] = useState(0)
  const asked = useMemo(
    () => ({ loans, terms: { order, extra, from } }),
    [loans, order, extra, from],
  )
  const answer = usePayoff(asked)
  const shown = answer?.planned.loans.map(({ id }) => id) ?? loans.map(({ id }) => id)
  const choose = (next: typeof order) => setParams({ order: orderText(next) }, { replace: true })
  const kind = typeof order === 'string' ? order : 'own'
  const writing = { currency, locale }
  return (
    <>
      <div className="grid grid-cols-2 gap-x-10 gap-y-5 phone:grid-cols-[minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <Slider
            label={say('More every month')}
            min={0}
            {...scaleTo(group.perMonth || 100_000)}
            value={extra}
            words={formatAmount(extra, currency, locale)}
            onChange={setExtra}
          />
          {loans.length > 1 ? (
            <div className="grid gap-1.5">
              <ChoiceSwitch
                label={say('Which first')}
                value={kind}
                choices={orders}
                onChange={(next) => choose(next === 'own' ? shown : next)}
              />
              <p className="text-sm text-muted-foreground">{`${hints[kind]} ${paidOn}`}</p>
            </div>
          ) : null}
        </div>
        {answer ? (
          <PlannerFigures answer={answer} writing={writing} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
      {answer && loans.length > 1 ? (
        <PlannerOrder
          answer={answer}
          names={names}
          writing={writing}
          onMove={kind === 'own' ? (id, by) => choose(moved(shown, id, by)) : null}
        />
      ) : null}
      {answer ? <DebtChart answer={answer} writing={writing} /> : <Skeleton className="h-64" />}
    </>
  )
}
