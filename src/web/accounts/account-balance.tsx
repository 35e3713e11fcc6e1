import type { Balance } from '#domain/accounts/balance.ts'
import { Amount } from '#web/locale/amount.tsx'

export interface AccountBalanceProps {
  readonly balance: Balance
  readonly currency: string
  readonly className?: string
}

/** What an account holds; what is unknown is not nothing. */
export function AccountBalance({ balance, currency, className }: AccountBalanceProps) {
  const { amount, isEstimated, missing } = balance
  if (amount === null) {
    const words = missing ? `No rate for ${missing}` : 'Not known'
    return <span className="text-sm text-muted-foreground">{words}</span>
  }
  return (
    <Amount
      amount={amount}
      currency={currency}
      isAbout={isEstimated}
      {...(className ? { className } : {})}
    />
  )
}
