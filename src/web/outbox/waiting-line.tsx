import { useState } from 'react'
import { type Day, writtenDay } from '#domain/calendar/calendar.ts'
import { hiddenAmount, hidesAmounts } from '#domain/money/hidden-amounts.ts'
import { typedAmount } from '#domain/money/money.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { classes } from '#web/ui/classes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { amountProblemWords } from '../form/fields/amount-problem.ts'
import { useLocale, useToday } from '../locale/use-locale.ts'
import type { WaitingActs, WaitingTemplate } from './use-waiting-acts.ts'

export interface WaitingLineProps {
  readonly template: WaitingTemplate
  readonly dueOn: Day
  readonly acts: WaitingActs
  readonly className?: string
}

const style = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** One that came and wants to be confirmed, with the amount it really was. */
export function WaitingLine({ template, dueOn, acts, className }: WaitingLineProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { currency, description } = template
  const [text, setText] = useState(() => typedAmount(amountOn(template, dueOn), currency, locale))
  const [isWriting, setWriting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const confirm = () => {
    const read = readTypedAmount(text, currency, locale)
    if (read.ok) return acts.confirm(template, dueOn, read.amount)
    return setProblem(amountProblemWords(read.reason, currency, locale))
  }
  return (
    <form
      noValidate
      className={classes('flex flex-wrap items-end gap-3', className)}
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <div className="min-w-40 flex-1 self-center">
        <p className="font-medium wrap-anywhere">{description}</p>
        <p className="text-sm text-muted-foreground">
          <Say words="Due {day}" day={writtenDay(dueOn, today, locale, style)} />
        </p>
      </div>
      <Field label={say('Amount in {currency}', { currency })} error={problem} className="w-36">
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={hidesAmounts(locale) && !isWriting ? hiddenAmount : text}
            onFocus={() => setWriting(true)}
            onBlur={() => setWriting(false)}
            onChange={(event) => {
              setProblem(undefined)
              setText(event.target.value)
            }}
            className="amount"
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button look="outline" onClick={() => acts.skip(template, dueOn)}>
          {say('Skip')}
          <span className="sr-only"> {description}</span>
        </Button>
        <Button type="submit">
          {say('Confirm')}
          <span className="sr-only"> {description}</span>
        </Button>
      </div>
    </form>
  )
}
