import { useMemo } from 'react'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import { type Occurrence, occurrencesBetween } from '#domain/recurring/schedule.ts'
import { newId } from '#web/data/new-id.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { type OccurrenceActs, useWaitingActs } from '#web/outbox/use-waiting-acts.ts'
import { posting } from '#web/recurring/occurrence-writes.ts'
import { askFirst } from '#web/ui/overlay/ask-first.ts'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { creating, removing, type Write } from '#web/writes/write.ts'
import type { Reach } from './sheet/reach.ts'
import { type Kind, type Template, type TemplateFields, tables } from './template.ts'
import { changingFrom, changingOne, changingTemplate, settingActive } from './template-writes.ts'
import { nextOf } from './upcoming.ts'

export interface TemplateWrites extends OccurrenceActs {
  readonly add: (kind: Kind, fields: TemplateFields) => void
  readonly change: (template: Template, fields: TemplateFields, reach: Reach) => void
  readonly remove: (template: Template, onDone?: () => void) => void
  readonly setActive: (template: Template, isActive: boolean) => void
  /** Before its day. */
  readonly postNow: (template: Template, next: Occurrence) => void
}

function changingBy(template: Template, fields: TemplateFields, reach: Reach, today: Day): Write {
  if (reach.kind === 'one') return changingOne(template, reach.occurrence, fields, newId())
  if (reach.kind === 'from') return changingFrom(template, reach.from, fields, newId(), today)
  return changingTemplate(template, fields)
}

type Take = (write: Write, title: string, sum: Sum, more?: string) => void
type Sum = Pick<TemplateFields, 'amount' | 'currency'>

/** What the next one comes to. */
const inForce = (template: Template, today: Day): Sum => ({
  amount: amountOn(template, nextOf(template, today)?.dueOn ?? today),
  currency: template.currency,
})

/** The server adds them in its own time: until then every total lacks them. */
export function pastWords(fields: TemplateFields, today: Day): string {
  const past = occurrencesBetween(fields, fields.startOn, today)
  if (past.length === 0 || !fields.active) return ''
  const many = say('{count, plural, one {One past one is} other {# past ones are}}', {
    count: past.length,
  })
  return fields.autoPost
    ? say('{many} being added; that takes up to a minute.', { many })
    : say('{many} about to wait for you; that takes up to a minute.', { many })
}

const writesWith = (take: Take, today: Day): Omit<TemplateWrites, keyof OccurrenceActs> => ({
  add: (kind, fields) => {
    const write = creating(tables[kind], [{ id: newId(), ...fields }])
    take(
      write,
      say('Added {description}', { description: fields.description }),
      fields,
      pastWords(fields, today),
    )
  },
  change: (template, fields, reach) => {
    const sum = inForce({ ...template, ...fields }, today)
    take(
      changingBy(template, fields, reach, today),
      say('Changed {description}', { description: fields.description }),
      sum,
    )
  },
  remove: (template, onDone) => {
    const { description: name, waitingOn } = template
    const waiting = say('{count, plural, =0 {} one {# day that waits} other {# days that wait}}', {
      count: waitingOn.length,
    })
    const description = waiting && say('{waiting} to be confirmed will not be posted.', { waiting })
    askFirst({ title: say('Delete {name}?', { name }), description }, () => {
      // What was made of it stays, and its id comes back, so that none of it is made again.
      const write = removing(tables[template.kind], [template])
      take(write, say('Deleted {name}', { name }), inForce(template, today))
      onDone?.()
    })
  },
  setActive: (template, isActive) => {
    const did = isActive ? say('goes on') : say('is paused')
    const write = settingActive(template, isActive, addDays(today, -1))
    take(write, `${template.description} ${did}`, inForce(template, today))
  },
  postNow: (template, { dueOn }) => {
    const amount = amountOn(template, dueOn)
    const posted = { dueOn, entryId: newId(), date: today, amount }
    const sum = { amount, currency: template.currency }
    take(
      posting(template, 'postNow', posted),
      say('Posted {template}', { template: template.description }),
      sum,
    )
  },
})

export function useTemplateWrites(): TemplateWrites {
  const { run } = useWrites('expense_templates')
  const { locale } = useLocale()
  const today = useToday()
  const waiting = useWaitingActs()
  return useMemo(() => {
    const take: Take = (write, title, { amount, currency }, more = '') => {
      const sum = formatAmount(amount, currency, locale)
      run(write, { title, description: more ? `${sum}. ${more}` : sum })
    }
    return { ...writesWith(take, today), ...waiting }
  }, [run, locale, today, waiting])
}
