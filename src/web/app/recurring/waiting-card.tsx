import { useId, useState } from 'react'
import { type Day, formatDay } from '#domain/calendar.ts'
import { decimalMarkOf } from '#domain/locale.ts'
import { typedAmount } from '#domain/money.ts'
import { parseAmount } from '#domain/parse-amount.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { amountProblemWords } from '#web/fields/amount-problem.ts'
import { useBook } from '#web/fields/use-book.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Template } from './template.ts'

export interface WaitingActs {
  readonly confirm: (template: Template, dueOn: Day, amount: number) => void
  readonly skip: (template: Template, dueOn: Day) => void
}

export interface WaitingCardProps {
  readonly templates: readonly Template[]
  readonly acts: WaitingActs
}

/** What came and wants to be confirmed, with the amount it really was. */
export function WaitingCard({ templates, acts }: WaitingCardProps) {
  const id = useId()
  const waiting = templates
    .flatMap((template) => template.waitingOn.map((dueOn) => ({ template, dueOn })))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-baseline gap-2 font-semibold">
        Waiting for you
        <span className="text-sm font-normal text-muted-foreground">{waiting.length}</span>
      </h2>
      <Card className="border-primary">
        <ul>
          {waiting.map(({ template, dueOn }) => (
            <li key={`${template.id} ${dueOn}`} className="border-b last:border-b-0">
              <WaitingLine template={template} dueOn={dueOn} acts={acts} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

interface LineProps {
  readonly template: Template
  readonly dueOn: Day
  readonly acts: WaitingActs
}

const style = { weekday: 'short', day: 'numeric', month: 'short' } as const

function WaitingLine({ template, dueOn, acts }: LineProps) {
  const { locale } = useBook()
  const { currency, description } = template
  const [text, setText] = useState(() => typedAmount(amountOn(template, dueOn), currency, locale))
  const [problem, setProblem] = useState<string>()
  const confirm = () => {
    const read = parseAmount(text, currency, decimalMarkOf(locale))
    if (read.ok) return acts.confirm(template, dueOn, read.amount)
    return setProblem(amountProblemWords(read.reason, currency, locale))
  }
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3 px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <div className="min-w-40 flex-1 self-center">
        <p className="font-medium wrap-anywhere">{description}</p>
        <p className="text-sm text-muted-foreground">Due {formatDay(dueOn, locale, style)}</p>
      </div>
      <Field label={`Amount in ${currency}`} error={problem} className="w-36">
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={text}
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
          Skip<span className="sr-only"> {description}</span>
        </Button>
        <Button type="submit">
          Confirm<span className="sr-only"> {description}</span>
        </Button>
      </div>
    </form>
  )
}
