import { Link } from 'react-router'
import { writtenDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { type TransferRow, transferPath } from '#web/accounts/account.ts'
import { useTable } from '#web/data/replica-react.tsx'
import type { Entry } from '#web/ledger/model/entry.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { feesOf } from '../removal/fees-of.ts'

/** Of which transfer this is the fee; null when of none. */
export function useFeeOf(entry: Entry | null): TransferRow | null {
  const { replica } = useTable('transfers')
  return entry ? (feesOf(replica, [entry]).get(entry.id) ?? null) : null
}

interface FeeNoteProps {
  readonly fee: Entry
  readonly transfer: TransferRow
}

/** In place of the fields that the transfer has: what they say, and the way there. */
export function FeeNote({ fee, transfer }: FeeNoteProps) {
  const { locale } = useLocale()
  const today = useToday()
  return (
    <div className="grid gap-0.5 rounded-lg bg-muted p-3 text-sm">
      <p className="font-medium">
        <Say
          words="{amount} on {day}, the fee of a <link>transfer</link>"
          amount={formatAmount(fee.amount, fee.currency, locale)}
          day={writtenDay(fee.date, today, locale)}
          link={(inner) => (
            <Link to={transferPath(transfer)} className="underline underline-offset-2">
              {inner}
            </Link>
          )}
        />
      </p>
      <p className="text-muted-foreground">
        {say(
          `Its amount, day and account change in the transfer. It cannot be split, refunded or
          expected back.`,
        )}
      </p>
    </div>
  )
}
