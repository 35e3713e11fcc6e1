import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Section } from '#web/ledger/sheet/fields/section.tsx'
import {
  balanceChoices,
  compoundingChoices,
  dayCountChoices,
  firstPeriodChoices,
  roundingChoices,
} from '../loan-words.ts'
import { TextField } from '../text-field.tsx'
import type { FormProps, LoanDraft } from './draft.ts'

type Counting =
  | 'dayCount'
  | 'compounding'
  | 'interestRounding'
  | 'paymentRounding'
  | 'balanceKept'
  | 'firstPeriod'

const questions = [
  ['dayCount', 'Days are counted', dayCountChoices],
  ['compounding', 'Interest is added to interest', compoundingChoices],
  ['firstPeriod', 'A longer or shorter first period', firstPeriodChoices],
  ['interestRounding', 'Interest is rounded', roundingChoices],
  ['paymentRounding', 'The payment is rounded', roundingChoices],
  ['balanceKept', 'What is owed is', balanceChoices],
] as const

/** The fine print that decides the last cent. */
export function CountingFields({ form }: FormProps) {
  const { draft, change, messages } = form
  return (
    <Section title="How the lender counts">
      <p className="text-sm text-muted-foreground">
        Not sure? Leave it, and later compare a statement with your schedule: the loan's page finds
        what fits.
      </p>
      {questions.map(([name, label, choices]) => (
        <ChoiceField
          key={name}
          label={label}
          value={draft[name]}
          choices={choices}
          onChange={(value) => change({ [name]: value } as Pick<LoanDraft, Counting>)}
          error={messages[name]}
        />
      ))}
      <TextField
        label="Payments of interest only at the beginning"
        mode="numeric"
        placeholder="None"
        value={draft.interestOnlyPeriods}
        onChange={(interestOnlyPeriods) => change({ interestOnlyPeriods })}
        error={messages.interestOnlyPeriods}
      />
    </Section>
  )
}
