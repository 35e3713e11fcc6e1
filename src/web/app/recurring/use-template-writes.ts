import { useMemo } from 'react'
import { addDays } from '#domain/calendar.ts'
import { formatAmount } from '#domain/money.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { send } from '#web/fields/send.ts'
import { useBook, useToday } from '#web/fields/use-book.ts'
import { toast } from '#web/ui/toast.ts'
import type { Kind, Template, TemplateFields } from './template.ts'
import { activeStep, addStep, changeStep, removeStep, type Step } from './wishes.ts'

/** Every one at once on screen, with a way back in the toast. */
export interface TemplateWrites {
  readonly add: (kind: Kind, fields: TemplateFields) => void
  readonly change: (template: Template, fields: TemplateFields) => void
  readonly remove: (template: Template) => void
  readonly setActive: (template: Template, isActive: boolean) => void
}

export function useTemplateWrites(): TemplateWrites {
  const replica = useReplica()
  const { locale } = useBook()
  const today = useToday()
  return useMemo(() => {
    const take = ({ there, back }: Step, title: string, fields: TemplateFields) => {
      void send(replica, there)
      toast({
        title,
        description: formatAmount(fields.amount, fields.currency, locale),
        action: { label: 'Undo', onClick: () => void send(replica, back) },
      })
    }
    return {
      add: (kind, fields) =>
        take(addStep(kind, newId(), fields), `Added ${fields.description}`, fields),
      change: (template, fields) => {
        const step = changeStep(template, fields)
        if (step) take(step, `Changed ${fields.description}`, fields)
      },
      remove: (template) => take(removeStep(template), `Deleted ${template.description}`, template),
      setActive: (template, isActive) => {
        const did = isActive ? 'goes on' : 'is paused'
        const step = activeStep(template, isActive, addDays(today, -1))
        take(step, `${template.description} ${did}`, template)
      },
    }
  }, [replica, locale, today])
}
