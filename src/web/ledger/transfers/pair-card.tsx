import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { PairingRow } from '#domain/accounts/pairing/candidates.ts'
import type { Pair } from '#domain/accounts/pairing/pair-rows.ts'
import { reasonOf } from '#domain/accounts/pairing/reason.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'

export interface PairCardProps {
  readonly pair: Pair
  readonly nameOf: (accountId: string) => string
  /** What is asked or was decided. */
  readonly children: ReactNode
}

/** Two rows that may be one transfer, side by side, with why. */
export function PairCard({ pair, nameOf, children }: PairCardProps) {
  const { locale } = useLocale()
  const { out, in: into, isAmbiguous } = pair
  const writeFee = (fee: number) => formatAmount(fee, out.currency, locale)
  const reason = reasonOf(pair, { nameOf, writeFee })
  const doubt = isAmbiguous ? ` ${say('Another account would fit as well.')}` : ''
  return (
    <div className="grid gap-2 px-4 py-3">
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 phone:grid-cols-1">
        <SideWords row={out} name={nameOf(out.accountId)} />
        <ArrowRight aria-hidden className="size-4 text-muted-foreground phone:hidden" />
        <SideWords row={into} name={nameOf(into.accountId)} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted-foreground">{reason + doubt}</p>
        {children}
      </div>
    </div>
  )
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

function SideWords({ row, name }: { readonly row: PairingRow; readonly name: string }) {
  const { locale } = useLocale()
  return (
    <div className="flex min-w-0 items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-sm text-muted-foreground" title={row.text}>
          {[formatDay(row.date, locale, dayStyle), row.text].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Amount
        amount={row.amount}
        currency={row.currency}
        flow={row.amount > 0 ? 'in' : 'out'}
        className="shrink-0 font-semibold"
      />
    </div>
  )
}
