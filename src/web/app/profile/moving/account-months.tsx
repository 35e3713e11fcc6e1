import { formatMonth } from '#domain/calendar/calendar.ts'
import type { ComparedMonth } from '#domain/moving/plan-move.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

const sum = (months: readonly ComparedMonth[], of: 'amount' | 'stated') =>
  months.reduce((all, month) => all + month[of], 0)

/** What each account holds in the end and moves in every month, beside what the file comes to. */
export function AccountMonths({ months }: { readonly months: readonly ComparedMonth[] }) {
  const accounts = [...Map.groupBy(months, ({ account }) => account).values()]
  const isOff = months.some(({ amount, stated }) => amount !== stated)
  return (
    <section aria-label={say('What each account comes to')} className="grid gap-2">
      <h3 className="font-semibold">
        {isOff
          ? say('Some accounts differ from the file')
          : say('Every account comes to what the file says')}
      </h3>
      <ul className="grid divide-y rounded-lg border">
        {accounts.map((some) => (
          <li key={some[0]?.account}>
            <AccountPart months={some} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AccountPart({ months }: { readonly months: readonly ComparedMonth[] }) {
  const { locale } = useLocale()
  const [first] = months
  if (!first) return null
  const { name, currency } = first
  const [ours, stated] = [sum(months, 'amount'), sum(months, 'stated')]
  return (
    <details>
      <summary className="flex cursor-pointer flex-wrap justify-between gap-x-4 px-4 py-3">
        <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
        <span>
          <Amount amount={ours} currency={currency} />
          {ours === stated ? null : (
            <span className="ml-2 text-over">
              <Say
                words="in the file {amount}"
                amount={<Amount amount={stated} currency={currency} />}
              />
            </span>
          )}
        </span>
      </summary>
      <div className="overflow-x-auto px-4 pb-3">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-muted-foreground">
              <th className="py-1 font-normal">{say('Month')}</th>
              <th className="py-1 text-right font-normal">{say('In the file')}</th>
              <th className="py-1 text-right font-normal">{say('Here')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, amount, stated: said }) => (
              <tr key={month} className={amount === said ? '' : 'text-over'}>
                <td className="py-1">{formatMonth(month, locale)}</td>
                <td className="py-1 text-right">
                  <Amount amount={said} currency={currency} />
                </td>
                <td className="py-1 text-right">
                  <Amount amount={amount} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
