import { useMemo } from 'react'
import { type Earmark, earmarkSum, earmarksOf } from '#domain/goals/earmarks.ts'
import { formatAmount } from '#domain/money/money.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { AccountView } from './use-accounts.ts'

function useEarmarks(): ReadonlyMap<string, readonly Earmark[]> {
  const [goals, contributions] = [useRows('goals'), useRows('contributions')]
  return useMemo(() => earmarksOf(goals, contributions), [goals, contributions])
}

interface SpokenForProps {
  readonly view: AccountView
}

/** How much of an account goals have put by; more than there is is said, and stops nobody. */
export function SpokenFor({ view: { account, balance } }: SpokenForProps) {
  const { locale } = useLocale()
  const spoken = earmarkSum(useEarmarks().get(account.id) ?? [])
  if (spoken === 0) return null
  const { amount } = balance.expected
  const written = (sum: number) => formatAmount(sum, account.currency, locale)
  const of = amount === null ? '' : ` ${say('of {amount}', { amount: written(amount) })}`
  const isAbove = amount !== null && spoken > amount
  return (
    <p className="basis-full text-sm text-muted-foreground">
      <Say
        words="{amount}{of} in {account} is saved for goals."
        amount={written(spoken)}
        of={of}
        account={account.name}
      />
      {isAbove ? (
        <span className="text-warning">
          {' '}
          <Say words="That is {amount} more than there is." amount={written(spoken - amount)} />
        </span>
      ) : null}
    </p>
  )
}
