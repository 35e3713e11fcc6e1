import { useMemo } from 'react'
import { addDays, type Day } from '#domain/calendar.ts'
import { formatAmount } from '#domain/money.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import type { Occurrence } from '#domain/recurring/schedule.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { postStep, type Step } from '#web/fields/occurrence-steps.ts'
import { send } from '#web/fields/send.ts'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { useWaitingActs, type WaitingActs } from '#web/fields/use-waiting-acts.ts'
import { askFirst, counted } from '#web/ui/ask-first.ts'
import { toast } from '#web/ui/toast.ts'
import type { Reach } from './reach.ts'
import type { Kind, Template, TemplateFields } from './template.ts'
import { nextOf } from './upcoming.ts'
import {
  activeStep,
  addStep,
  changeFromStep,
  changeStep,
  onlyOneStep,
  removeStep,
} from './wishes.ts'

/** Every one at once on screen, with a way back in the toast. */
export interface TemplateWrites extends WaitingActs {
  readonly add: (kind: Kind, fields: TemplateFields) => void
  readonly change: (template: Template, fields: TemplateFields, reach: Reach) => void
  readonly remove: (template: Template, onDone?: () => void) => void
  readonly setActive: (template: Template, isActive: boolean) => void
  /** Before its day. */
  readonly postNow: (template: Template, next: Occurrence) => void
}

function stepFor(
  template: Template,
  fields: TemplateFields,
  reach: Reach,
  today: Day,
): Step | null {
  if (reach.kind === 'one') return onlyOneStep(template, reach.occurrence, fields, newId())
  if (reach.kind === 'from') return changeFromStep(template, reach.from, fields, newId(), today)
  return changeStep(template, fields)
}

type Take = (step: Step, title: string, sum: Sum) => void
type Sum = Pick<TemplateFields, 'amount' | 'currency'>

/** What the next one comes to. */
const inForce = (template: Template, today: Day): Sum => ({
  amount: amountOn(template, nextOf(template, today)?.dueOn ?? today),
  currency: template.currency,
})

const writesWith = (take: Take, today: Day): Omit<TemplateWrites, keyof WaitingActs> => ({
  add: (kind, fields) =>
    take(addStep(kind, newId(), fields), `Added ${fields.description}`, fields),
  change: (template, fields, reach) => {
    const step = stepFor(template, fields, reach, today)
    if (step)
      take(step, `Changed ${fields.description}`, inForce({ ...template, ...fields }, today))
  },
  remove: (template, onDone) => {
    const { description: name, waitingOn } = template
    const waiting = counted(waitingOn.length, 'day that waits', 'days that wait')
    const description = waiting && `${waiting} to be confirmed will not be posted.`
    askFirst({ title: `Delete ${name}?`, description }, () => {
      take(removeStep(template), `Deleted ${name}`, inForce(template, today))
      onDone?.()
    })
  },
  setActive: (template, isActive) => {
    const did = isActive ? 'goes on' : 'is paused'
    const step = activeStep(template, isActive, addDays(today, -1))
    take(step, `${template.description} ${did}`, inForce(template, today))
  },
  postNow: (template, { dueOn }) => {
    const amount = amountOn(template, dueOn)
    const posted = { dueOn, entryId: newId(), date: today, amount }
    const sum = { amount, currency: template.currency }
    take(postStep(template, 'postNow', posted), `Posted ${template.description}`, sum)
  },
})

export function useTemplateWrites(): TemplateWrites {
  const replica = useReplica()
  const { locale } = useBook()
  const today = useToday()
  const waiting = useWaitingActs()
  return useMemo(() => {
    const take: Take = ({ there, back }, title, { amount, currency }) => {
      void send(replica, there)
      toast({
        title,
        description: formatAmount(amount, currency, locale),
        action: { label: 'Undo', onClick: () => void send(replica, back) },
      })
    }
    return { ...writesWith(take, today), ...waiting }
  }, [replica, locale, today, waiting])
}
