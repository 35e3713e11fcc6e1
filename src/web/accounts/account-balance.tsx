import type { AccountKind } from '#domain/accounts/account.ts'
import { type Balance, knownOf } from '#domain/accounts/balance.ts'
import { missingAmounts, missingWords } from '#domain/money/figure-words.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { creditWords } from './account.ts'

export interface AccountBalanceProps {
  readonly balance: Balance
  readonly currency: string
  /** Where it says of a card whose money it is. */
  readonly kind?: AccountKind
  /** Where there is room for amounts only. */
  readonly isTight?: boolean
  readonly className?: string
}

/** What an account holds: what is known of it, and what has no rate; unknown is not nothing. */
export function AccountBalance(props: AccountBalanceProps) {
  const { balance, currency, kind, isTight, className } = props
  const { locale } = useLocale()
  const { amount, isEstimated, lacking } = knownOf(balance)
  if (amount === null && lacking.length === 0) {
    return <span className="text-sm text-muted-foreground">{say('Not known')}</span>
  }
  const known = (
    <Amount {...{ amount, currency, isAbout: isEstimated }} {...(className ? { className } : {})} />
  )
  const credit = creditWords(kind, amount)
  if (lacking.length === 0 && credit === '') return known
  if (lacking.length === 0) {
    return (
      <span>
        {known}
        {credit}
      </span>
    )
  }
  const rest = isTight ? `+ ${missingAmounts(lacking, locale)}` : missingWords(lacking, locale)
  return (
    <span title={missingWords(lacking, locale)}>
      {known} {isTight ? rest : say('and {rest}', { rest })}
    </span>
  )
}
