import { useMemo } from 'react'
import type { Day } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { amountOn, type Priced } from '#domain/recurring/price-changes.ts'
import { postDay, type Schedule } from '#domain/recurring/schedule.ts'
import { newId } from '#web/data/new-id.ts'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'
import { useLocale } from '../locale/use-locale.ts'
import {
  bringingBack,
  type Posted,
  posting,
  skipping,
  type TemplateKey,
} from '../recurring/occurrence-writes.ts'

/** A template as far as one of its days needs it. */
export interface WaitingTemplate extends TemplateKey, Schedule, Priced {
  readonly description: string
  readonly currency: string
}

export interface WaitingActs {
  readonly confirm: (template: WaitingTemplate, dueOn: Day, amount: number) => void
  readonly skip: (template: WaitingTemplate, dueOn: Day) => void
}

export interface OccurrenceActs extends WaitingActs {
  /** One that was skipped. */
  readonly bringBack: (template: WaitingTemplate, dueOn: Day) => void
}

/** At once on screen, with a way back in the toast. */
export function useWaitingActs(): OccurrenceActs {
  const { run } = useWrites('expense_templates')
  const { locale } = useLocale()
  return useMemo(
    () => ({
      confirm(template, dueOn, amount) {
        const date = postDay(template, dueOn)
        const posted: Posted = { dueOn, entryId: newId(), date, amount }
        const description = formatAmount(amount, template.currency, locale)
        const title = say('Confirmed {template}', { template: template.description })
        run(posting(template, 'confirm', posted), { title, description })
      },
      skip(template, dueOn) {
        const description = formatAmount(amountOn(template, dueOn), template.currency, locale)
        run(skipping(template, dueOn), {
          title: say('Skipped {template}', { template: template.description }),
          description,
        })
      },
      bringBack(template, dueOn) {
        const description = formatAmount(amountOn(template, dueOn), template.currency, locale)
        const title = say('Brought back {template}', { template: template.description })
        run(bringingBack(template, dueOn), { title, description })
      },
    }),
    [run, locale],
  )
}
