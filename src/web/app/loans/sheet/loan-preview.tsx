import { useDeferredValue, useMemo } from 'react'
import { formatDay } from '#domain/calendar/calendar.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import { eachWords } from '#web/calculators/frequency-words.ts'
import { outcomeOf } from '#web/calculators/loan-outcome.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { LoanDraft } from './draft.ts'
import { readLoan, withName } from './read-draft.ts'

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** What the fields come to, as soon as they say enough. */
export function LoanPreview({ draft }: { readonly draft: LoanDraft }) {
  const { locale } = useLocale()
  const followed = useDeferredValue(draft)
  const found = useMemo(() => {
    const read = readLoan(withName(followed), locale, false)
    return read.ok ? { fields: read.fields, outcome: outcomeOf(planOf(read.fields, [])) } : null
  }, [followed, locale])
  if (!found) return null
  const { fields, outcome } = found
  return (
    <section
      aria-label={say('What it comes to')}
      aria-live="polite"
      className="grid gap-1 rounded-lg bg-muted p-3 text-sm"
    >
      {outcome === null ? (
        <p className="text-warning">
          {say('This payment is less than the interest, so the loan would never be paid off.')}
        </p>
      ) : (
        <>
          <p className="font-medium">
            <Amount amount={outcome.payment} currency={fields.currency} />{' '}
            {fields.kind === 'bullet' ? say('at the end') : eachWords[fields.frequency]}
          </p>
          <p className="text-muted-foreground">
            <Say
              words={`{count, plural, one {# payment} other {# payments}}, the last on {day}.
                {amount} of interest in all.`}
              count={outcome.rows.length}
              day={formatDay(outcome.endsOn, locale, dayStyle)}
              amount={<Amount amount={outcome.interest} currency={fields.currency} />}
            />
          </p>
        </>
      )}
    </section>
  )
}
