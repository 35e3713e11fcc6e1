import { firstAsked } from '#web/calculators/asked-fields.tsx'
import { askedPlan, solveAsked } from '#web/calculators/asked-plan.ts'
import { Figure, Figures, Sum } from '#web/calculators/figure.tsx'
import { gainOf, outcomeOf } from '#web/calculators/loan-outcome.ts'
import { percentWords } from '#web/calculators/percent.ts'
import { spanWords } from '#web/calculators/span-words.ts'
import { noTrial, tryPlan } from '#web/calculators/trial.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
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
        <Say
          words={`For example {sum} at {percent} over {years} years, and the same with {sum2} more
            each month:`}
          sum={sum(asked.principal)}
          percent={percentWords(asked.rateBps, siteLocale)}
          years={asked.years}
          sum2={sum(extra)}
        />
      </p>
      <Figures>
        <Figure label={say('You pay each month')}>{sum(planned.payment)}</Figure>
        <Figure label={say('Interest in all')}>{sum(planned.interest)}</Figure>
        <Figure label={say('Interest saved with more')}>{sum(gain.interest)}</Figure>
        <Figure label={say('Done sooner by')}>{spanWords(tried.endsOn, planned.endsOn)}</Figure>
      </Figures>
      <p className="without-script text-muted-foreground">
        {say('With JavaScript switched on, this is a calculator for your own figures.')}
      </p>
    </div>
  )
}
