import { useDeferredValue, useMemo, useState } from 'react'
import { dayWords } from '#domain/calendar/calendar.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { Figure, Figures, Sum } from '#web/calculators/figure.tsx'
import { readPercent } from '#web/calculators/percent.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Loan } from '../loan.ts'
import type { Reckoned } from '../reckon.ts'
import { TextField } from '../text-field.tsx'
import { type Left, type NewTerms, offerOf } from './refinance-offer.ts'

export interface RefinanceCardProps {
  readonly loan: Loan
  readonly reckoned: Reckoned
}

interface Typed {
  readonly rate: string
  readonly periods: string
  readonly costs: string
}

interface ReadTerms {
  readonly terms: NewTerms | null
  readonly costsProblem: string | undefined
}

function readTerms({ rate, periods, costs }: Typed, currency: string, locale: string): ReadTerms {
  const rateBps = readPercent(rate)
  const count = /^\d{1,4}$/.test(periods.trim()) ? Number(periods) : 0
  const parsed = readTypedAmount(costs, currency, locale)
  const isEmpty = costs.trim() === ''
  const costsProblem =
    parsed.ok || isEmpty ? undefined : amountProblemWords(parsed.reason, currency, locale)
  if (rateBps === null || count < 1 || count > 3000 || costsProblem) {
    return { terms: null, costsProblem }
  }
  const amount = parsed.ok ? parsed.amount : 0
  return { terms: { rateBps, periods: count, costs: amount }, costsProblem }
}

/** Whether another loan instead of this one would pay off, and from when on. */
export function RefinanceCard({ loan, reckoned }: RefinanceCardProps) {
  const { locale } = useLocale()
  const {
    coverage: { next },
    outcome,
    plan,
    standing,
  } = reckoned
  const leftCount = next ? outcome.rows.length - outcome.rows.indexOf(next) : 0
  const [typed, setTyped] = useState<Typed>({ rate: '', periods: String(leftCount), costs: '' })
  const change = (patch: Partial<Typed>) => setTyped((now) => ({ ...now, ...patch }))
  const { terms, costsProblem } = readTerms(typed, loan.currency, locale)
  if (!next || standing.balance === 0) return null
  const left = { plan, rows: outcome.rows, balance: standing.balance, nextOn: next.date }
  return (
    <Card aria-labelledby="refinance">
      <CardBody className="grid gap-4">
        <div className="grid gap-0.5">
          <h2 id="refinance" className="font-semibold">
            {say('Another loan instead')}
          </h2>
          <p className="text-sm text-muted-foreground">
            <Say
              words="You owe {sum}. Type what another lender offers for it."
              sum={<Sum amount={standing.balance} writing={{ currency: loan.currency, locale }} />}
            />
          </p>
        </div>
        <div className="grid grid-cols-3 gap-3 phone:grid-cols-1">
          <TextField
            label={say('New rate a year, %')}
            mode="decimal"
            value={typed.rate}
            onChange={(rate) => change({ rate })}
            error={
              typed.rate.trim() !== '' && readPercent(typed.rate) === null
                ? say('Enter a rate, like 4.25.')
                : undefined
            }
          />
          <TextField
            label={say('Number of payments')}
            mode="numeric"
            value={typed.periods}
            onChange={(periods) => change({ periods })}
            hint={say('{leftCount} are left of this loan.', { leftCount })}
          />
          <TextField
            label={say('Costs of changing, {currency}', { currency: loan.currency })}
            mode="decimal"
            value={typed.costs}
            onChange={(costs) => change({ costs })}
            error={costsProblem}
          />
        </div>
        {terms ? <Answer left={left} terms={terms} currency={loan.currency} /> : null}
      </CardBody>
    </Card>
  )
}

interface AnswerProps {
  readonly left: Left
  readonly terms: NewTerms
  readonly currency: string
}

function Answer({ left, terms, currency }: AnswerProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { rateBps, periods, costs } = useDeferredValue(terms)
  const { plan, rows, balance, nextOn } = left
  const offer = useMemo(
    () => offerOf({ plan, rows, balance, nextOn }, { rateBps, periods, costs }, today),
    [plan, rows, balance, nextOn, rateBps, periods, costs, today],
  )
  if (!offer) return null
  const writing = { currency, locale }
  const { saved, paymentLess, breakEvenOn } = offer
  return (
    <Figures isLive>
      <Figure label={say('Pays off from')}>
        {breakEvenOn ? dayWords(breakEvenOn, today, locale) : say('Never')}
      </Figure>
      <Figure label={saved >= 0 ? say('Saved in all') : say('Lost in all')}>
        <Sum
          amount={Math.abs(saved)}
          writing={writing}
          className={saved >= 0 ? 'text-income' : 'text-over'}
        />
      </Figure>
      <Figure
        label={
          paymentLess >= 0 ? say('Each payment is lower by') : say('Each payment is higher by')
        }
      >
        <Sum amount={Math.abs(paymentLess)} writing={writing} />
      </Figure>
    </Figures>
  )
}
