import { formatDay, isDay } from '#domain/calendar/calendar.ts'
import { type PlanPart, planParts } from '#domain/money/installments.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { readAmount } from '../read-draft.ts'
import type { DraftForm } from '../use-draft.ts'
import { Section } from './section.tsx'

export interface MonthsFieldsProps {
  readonly form: DraftForm
  readonly planId: string
  /** A plan that is there already cannot stop being one. */
  readonly isStored: boolean
}

/** One purchase over several months; the parts add up to it exactly. */
export function MonthsFields({ form, planId, isStored }: MonthsFieldsProps) {
  const { locale } = useLocale()
  const { draft, change, messages } = form
  if (draft.months === null) return null
  const whole = readAmount(draft, locale)
  const isReady = whole.ok && isDay(draft.date)
  const parts = isReady ? planParts(whole.amount, Number(draft.months), draft.date, planId) : null
  return (
    <Section
      name="months"
      title={say('Paid in parts')}
      {...(isStored
        ? {}
        : { closeLabel: say('Paid at once'), onClose: () => change({ months: null }) })}
    >
      <Field
        label={say('Over how many months')}
        error={messages.months}
        hint={say('The first on the day above.')}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={draft.months ?? ''}
            onChange={(event) => change({ months: event.target.value })}
          />
        )}
      </Field>
      {parts ? <Parts parts={parts} currency={draft.currency} /> : null}
    </Section>
  )
}

const mostListed = 6
const monthOfPart = { month: 'short', year: 'numeric', day: 'numeric' } as const

function Parts(props: { readonly parts: readonly PlanPart[]; readonly currency: string }) {
  const { locale } = useLocale()
  const { parts, currency } = props
  const listed = parts.length <= mostListed ? parts : parts.slice(0, mostListed - 2)
  const last = parts.at(-1)
  return (
    <ol aria-label={say('The parts')} className="grid gap-1 text-sm">
      {listed.map((part) => (
        <Part key={part.n} part={part} currency={currency} locale={locale} />
      ))}
      {listed.length < parts.length && last ? (
        <>
          <li className="text-muted-foreground">
            <Say words="and {count} more" count={parts.length - listed.length - 1} />
          </li>
          <Part part={last} currency={currency} locale={locale} />
        </>
      ) : null}
    </ol>
  )
}

interface PartProps {
  readonly part: PlanPart
  readonly currency: string
  readonly locale: string
}

function Part({ part, currency, locale }: PartProps) {
  return (
    <li className="flex justify-between gap-3">
      <span className="text-muted-foreground">{formatDay(part.date, locale, monthOfPart)}</span>
      <Amount amount={part.amount} currency={currency} />
    </li>
  )
}
