import { formatMonth } from '#domain/calendar/calendar.ts'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { AmountBar } from './amount-bar.tsx'
import { type Statistics, statisticsOf } from './statistics.ts'
import type { Shown } from './use-money.ts'

/** What the group spent: by whom, on what, and when. */
export function StatisticsTab({ shown }: { readonly shown: Shown }) {
  const all = statisticsOf(shown.money.expenses)
  if (all.length === 0) {
    return <p className="py-6 text-muted-foreground">{say('There is nothing to count yet.')}</p>
  }
  return (
    <div className="grid gap-5">
      {all.map((statistics) => (
        <OneCurrency key={statistics.currency} shown={shown} statistics={statistics} />
      ))}
    </div>
  )
}

interface OneCurrencyProps {
  readonly shown: Shown
  readonly statistics: Statistics
}

function OneCurrency({ shown, statistics }: OneCurrencyProps) {
  const { locale } = useLocale()
  const categories = useGroupCategories()
  const { currency, total, count, members } = statistics
  const byCategory = statistics.categories.map(({ categoryId, amount }) => ({
    name: categories.names.get(categoryId ?? '') ?? say('No category'),
    amount,
  }))
  const byMonth = statistics.months.map(({ month, amount }) => ({
    name: formatMonth(month, locale),
    amount,
  }))
  return (
    <Card>
      <CardBody className="grid gap-6">
        <p>
          <Amount amount={total} currency={currency} className="text-2xl font-semibold" />{' '}
          <span className="text-muted-foreground">
            <Say
              words="spent in {count, plural, one {# expense} other {# expenses}}"
              count={count}
            />
          </span>
        </p>
        <section className="grid gap-2">
          <h3 className="font-medium">{say('By person')}</h3>
          <ul className="grid gap-1">
            {members.map(({ memberId, paid, share }) => (
              <li key={memberId} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 font-medium wrap-anywhere">
                  {shown.names.subject(memberId)}
                </span>
                <span className="text-muted-foreground">
                  <Say
                    words="part {amount}, paid {amount2}"
                    amount={<Amount amount={share} currency={currency} />}
                    amount2={<Amount amount={paid} currency={currency} />}
                  />
                </span>
              </li>
            ))}
          </ul>
        </section>
        <Bars title={say('By category')} parts={byCategory} total={total} currency={currency} />
        <Bars title={say('By month')} parts={byMonth} total={total} currency={currency} />
      </CardBody>
    </Card>
  )
}

interface BarsProps {
  readonly title: string
  readonly parts: readonly { readonly name: string; readonly amount: number }[]
  readonly total: number
  readonly currency: string
}

function Bars({ title, parts, total, currency }: BarsProps) {
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{title}</h3>
      <ul className="grid gap-2">
        {parts.map(({ name, amount }) => (
          <li key={name} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <Amount amount={amount} currency={currency} />
            </span>
            <AmountBar amount={amount} of={total} />
          </li>
        ))}
      </ul>
    </section>
  )
}
