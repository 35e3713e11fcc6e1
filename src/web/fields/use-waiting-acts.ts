import { useMemo } from 'react'
import type { Day } from '#domain/calendar.ts'
import { formatAmount } from '#domain/money.ts'
import { amountOn, type Priced } from '#domain/recurring/price-changes.ts'
import { postDay, type Schedule } from '#domain/recurring/schedule.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { toast } from '#web/ui/toast.ts'
import { type Posted, postStep, type Step, skipStep, type TemplateKey } from './occurrence-steps.ts'
import { send } from './send.ts'
import { useBook } from './use-book.ts'

/** A template as far as one of its days needs it. */
export interface WaitingTemplate extends TemplateKey, Schedule, Priced {
  readonly description: string
  readonly currency: string
}

export interface WaitingActs {
  readonly confirm: (template: WaitingTemplate, dueOn: Day, amount: number) => void
  readonly skip: (template: WaitingTemplate, dueOn: Day) => void
}

/** At once on screen, with a way back in the toast. */
export function useWaitingActs(): WaitingActs {
  const replica = useReplica()
  const { locale } = useBook()
  return useMemo(() => {
    const take = ({ there, back }: Step, title: string, description: string) => {
      void send(replica, there)
      const undo = () => void send(replica, back)
      toast({ title, description, action: { label: 'Undo', onClick: undo } })
    }
    return {
      confirm(template, dueOn, amount) {
        const date = postDay(template, dueOn)
        const posted: Posted = { dueOn, entryId: newId(), date, amount }
        const sum = formatAmount(amount, template.currency, locale)
        take(postStep(template, 'confirm', posted), `Confirmed ${template.description}`, sum)
      },
      skip(template, dueOn) {
        const sum = formatAmount(amountOn(template, dueOn), template.currency, locale)
        take(skipStep(template, dueOn), `Skipped ${template.description}`, sum)
      },
    }
  }, [replica, locale])
}
