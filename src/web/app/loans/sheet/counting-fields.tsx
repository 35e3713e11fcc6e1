import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Section } from '#web/ledger/sheet/fields/section.tsx'
import { say } from '#web/words/say.ts'
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
  ['dayCount', say('Days are counted'), dayCountChoices],
  ['compounding', say('Interest is added to interest'), compoundingChoices],
  ['firstPeriod', say('A longer or shorter first period'), firstPeriodChoices],
  ['interestRounding', say('Interest is rounded'), roundingChoices],
  ['paymentRounding', say('The payment is rounded'), roundingChoices],
  ['balanceKept', say('What is owed is'), balanceChoices],
] as const

/** The fine print that decides the last cent. */
export function CountingFields({ form }: FormProps) {
  const { draft, change, messages } = form
  return (
    <Section title={say('How the lender counts')}>
      <p className="text-sm text-muted-foreground">
        {say(
          `Not sure? Leave it, and later compare a statement with your schedule: the loan's page
          finds what fits.`,
        )}
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
        label={say('Payments of interest only at the beginning')}
        mode="numeric"
        placeholder={say('None')}
        value={draft.interestOnlyPeriods}
        onChange={(interestOnlyPeriods) => change({ interestOnlyPeriods })}
        error={messages.interestOnlyPeriods}
      />
    </Section>
  )
}
