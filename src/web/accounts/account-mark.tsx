import type { LucideIcon } from 'lucide-react'
import Banknote from 'lucide-react/icons/banknote'
import CreditCard from 'lucide-react/icons/credit-card'
import HandCoins from 'lucide-react/icons/hand-coins'
import House from 'lucide-react/icons/house'
import Landmark from 'lucide-react/icons/landmark'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import ReceiptText from 'lucide-react/icons/receipt-text'
import type { AccountKind } from '#domain/accounts/account.ts'

const pictures: Readonly<Record<AccountKind, LucideIcon>> = {
  cash: Banknote,
  current: Landmark,
  savings: PiggyBank,
  card: CreditCard,
  loan: HandCoins,
  asset: House,
  liability: ReceiptText,
}

/** The picture of its kind alone; its name must stand nearby. */
export function AccountMark({ kind }: { readonly kind: AccountKind }) {
  const Icon = pictures[kind]
  return (
    <span
      aria-hidden
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-muted"
    >
      <Icon className="size-4.5 text-muted-foreground" />
    </span>
  )
}
