import { type Balance, knownOf } from '#domain/accounts/balance.ts'
import { missingAmounts, missingWords } from '#domain/money/figure-words.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'

export interface AccountBalanceProps {
  readonly balance: Balance
  readonly currency: string
  /** Where there is room for amounts only. */
  readonly isTight?: boolean
  readonly className?: string
}

/** What an account holds: what is known of it, and what has no rate; unknown is not nothing. */
export function AccountBalance({ balance, currency, isTight, className }: AccountBalanceProps) {
  const { locale } = useLocale()
  const { amount, isEstimated, lacking } = knownOf(balance)
  if (amount === null && lacking.length === 0) {
    return <span className="text-sm text-muted-foreground">Not known</span>
  }
  const known = (
    <Amount {...{ amount, currency, isAbout: isEstimated }} {...(className ? { className } : {})} />
  )
  if (lacking.length === 0) return known
  const rest = isTight ? `+ ${missingAmounts(lacking, locale)}` : missingWords(lacking, locale)
  return (
    <span title={missingWords(lacking, locale)}>
      {known} {isTight ? rest : `and ${rest}`}
    </span>
  )
}
