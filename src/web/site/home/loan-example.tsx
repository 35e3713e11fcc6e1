import { firstAsked } from '#web/calculators/asked-fields.tsx'
import { askedPlan, solveAsked } from '#web/calculators/asked-plan.ts'
import { Figure, Figures, Sum } from '#web/calculators/figure.tsx'
import { gainOf, outcomeOf } from '#web/calculators/loan-outcome.ts'
import { percentWords } from '#web/calculators/percent.ts'
import { spanWords } from '#web/calculators/span-words.ts'
import { noTrial, tryPlan } from '#web/calculators/trial.ts'
import { siteCurrency, siteLocale } from '../locale.ts'

const writing = { currency: siteCurrency, locale: siteLocale }
const extra = 10_000
const start = '2026-01-01'

function workOut() {
  const asked = firstAsked(siteCurrency)
  const answer = solveAsked(asked)
  const plan = answer && askedPlan(asked, answer, start)
  const planned = plan && outcomeOf(plan)
  const tried = planned && outcomeOf(tryPlan(plan, planned, { ...noTrial(start), extra }, start))
  if (!tried) throw new Error('The example of a loan cannot be worked out.')
  return { asked, planned, tried, gain: gainOf(planned, tried) }
}

/** A loan worked out by the same sums, for those who see no calculator. */
export function LoanExample() {
  const { asked, planned, tried, gain } = workOut()
  const sum = (amount: number) => <Sum amount={amount} writing={writing} />
  return (
    <div className="grid gap-4">
      <p>
        For example {sum(asked.principal)} at {percentWords(asked.rateBps, siteLocale)} over{' '}
        {asked.years} years, and the same with {sum(extra)} more each month:
      </p>
      <Figures>
        <Figure label="You pay each month">{sum(planned.payment)}</Figure>
        <Figure label="Interest in all">{sum(planned.interest)}</Figure>
        <Figure label="Interest saved with more">{sum(gain.interest)}</Figure>
        <Figure label="Done sooner by">{spanWords(tried.endsOn, planned.endsOn)}</Figure>
      </Figures>
      <p className="without-script text-muted-foreground">
        With JavaScript switched on, this is a calculator for your own figures.
      </p>
    </div>
  )
}
