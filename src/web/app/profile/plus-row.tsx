import { useState } from 'react'
import { type PlanName, planCurrency, plans } from '#contract/plans.ts'
import { call } from '#web/data/http/call.ts'
import { toErrorBody } from '#web/data/http/client.ts'
import { Amount } from '#web/locale/amount.tsx'
import { formatBytes } from '#web/locale/format-bytes.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { SectionRow } from './section.tsx'
import { useOwnProfile } from './use-own-profile.ts'
import type { Usage } from './use-usage.ts'

const { plus } = plans

export interface PlusRowProps {
  readonly plan: PlanName
  readonly usage: Usage
}

/** Plus is asked for here; staff answer, and a notification tells how. */
export function PlusRow({ plan, usage: { usage, again } }: PlusRowProps) {
  const { token } = useOwnProfile()
  const book = useLocale()
  const [isBusy, setBusy] = useState(false)
  if (!usage) return null
  async function send(work: () => Promise<unknown>, title: string) {
    setBusy(true)
    try {
      await work()
      toast({ title, variant: 'success' })
    } catch (error) {
      toast({ title: toErrorBody(error).error, variant: 'destructive' })
    } finally {
      // What was refused may be answered meanwhile, so it is asked either way.
      again()
      setBusy(false)
    }
  }
  const ask = (months: 1 | 12) =>
    void send(
      () => call('user.plus.ask', { body: { months }, token }),
      say('Asked. The answer comes as a notification.'),
    )
  const { plusAsked } = usage
  if (plusAsked) {
    const takeBack = () =>
      void send(() => call('user.plus.take-back', { token }), say('You ask for Plus no longer.'))
    return (
      <SectionRow
        label={say('Asked for Plus')}
        action={
          <Button look="outline" disabled={isBusy} onClick={takeBack}>
            {say('Take it back')}
          </Button>
        }
      >
        <Say
          words={`For {months, plural, one {a month} other {a year}}, on {instant}. The answer
            comes as a notification.`}
          months={plusAsked.months}
          instant={instantWords(plusAsked.at, book, 'day')}
        />
      </SectionRow>
    )
  }
  const costs = {
    size: formatBytes(plus.receiptBytes, book.locale),
    month: <Amount amount={plus.pricePerMonth} currency={planCurrency} />,
    year: <Amount amount={plus.pricePerYear} currency={planCurrency} />,
  }
  return (
    <SectionRow
      label={plan === 'plus' ? say('More of Plus') : say('Plus')}
      action={
        <>
          <Button look="outline" disabled={isBusy} onClick={() => ask(1)}>
            {say('Ask for a month')}
          </Button>
          <Button look="outline" disabled={isBusy} onClick={() => ask(12)}>
            {say('Ask for a year')}
          </Button>
        </>
      }
    >
      <p>
        {usage.hasModel ? (
          <Say
            words={`{answers} answers by a model a month and {size} of receipts, for {month} a month
              or {year} a year. It ends by itself.`}
            answers={plus.aiAdvicePerMonth}
            {...costs}
          />
        ) : (
          <Say
            words="{size} of receipts, for {month} a month or {year} a year. It ends by itself."
            {...costs}
          />
        )}
      </p>
    </SectionRow>
  )
}
