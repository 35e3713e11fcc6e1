import { answerSplit } from '#web/calculators/split-answer.ts'
import { firstPeople } from '#web/calculators/split-calculator.tsx'
import { SplitOutcome } from '#web/calculators/split-outcome.tsx'
import { siteCurrency, siteLocale } from '../locale.ts'

const writing = { currency: siteCurrency, locale: siteLocale }

/** Four friends and what they paid, for those who see no calculator. */
export const SplitExample = () => (
  <div className="grid max-w-xl gap-4">
    <SplitOutcome
      people={firstPeople}
      answer={answerSplit(firstPeople, writing)}
      writing={writing}
    />
    <p className="without-script text-muted-foreground">
      With JavaScript switched on, this is a calculator for your own bills.
    </p>
  </div>
)
