import { Amount } from '#web/locale/amount.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { allOf, currentMembers, type Names } from './group.ts'
import { balancesIn, householdsIn } from './money.ts'
import type { Shown } from './use-money.ts'

/** What everybody is owed or owes, in each currency. */
export function BalancesTab({ shown }: { readonly shown: Shown }) {
  const { group, money, names } = shown
  const all = balancesIn(group, money)
  const here = currentMembers(group).map(({ memberId }) => memberId)
  if (all.length === 0) return null
  return (
    <div className="grid gap-5">
      {[...householdsIn(group, names.meId).values()].map((ids) => (
        <p key={ids[0]} className="wrap-anywhere text-muted-foreground">
          <Say words="{all} settle as one." all={allOf(ids, names, 'subject')} />
        </p>
      ))}
      {all.map(([currency, balances]) => {
        const ids = [...new Set([...here, ...balances.keys()])].filter(
          (id) => here.includes(id) || balances.get(id) !== 0,
        )
        const sorted = ids.toSorted((a, b) => (balances.get(b) ?? 0) - (balances.get(a) ?? 0))
        return (
          <Card key={currency}>
            <h3 className="px-4 pt-4 font-medium">
              <Say words="Balances in {currency}" currency={currency} />
            </h3>
            <ul>
              {sorted.map((memberId) => (
                <Balance
                  key={memberId}
                  memberId={memberId}
                  amount={balances.get(memberId) ?? 0}
                  currency={currency}
                  names={names}
                />
              ))}
            </ul>
          </Card>
        )
      })}
    </div>
  )
}

interface BalanceProps {
  readonly memberId: string
  readonly amount: number
  readonly currency: string
  readonly names: Names
}

function wordsFor({ memberId, amount, names }: BalanceProps): string {
  const isMe = memberId === names.meId
  if (amount === 0) return isMe ? say('are even') : say('is even')
  if (amount > 0) return isMe ? 'get back' : 'gets back'
  return isMe ? 'owe' : 'owes'
}

function Balance(props: BalanceProps) {
  const { memberId, amount, currency, names } = props
  return (
    <li
      className="flex min-h-12 items-center justify-between gap-3 border-b px-4 py-2
        last:border-b-0"
    >
      <span className="min-w-0 wrap-anywhere">
        {names.subject(memberId)} <span className="text-muted-foreground">{wordsFor(props)}</span>
      </span>
      {amount === 0 ? null : (
        <Amount
          amount={Math.abs(amount)}
          currency={currency}
          className={amount > 0 ? 'font-semibold text-income' : 'font-semibold'}
        />
      )}
    </li>
  )
}
