import Repeat from 'lucide-react/icons/repeat'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import type { TransferRow } from '../account.ts'
import type { Accounts } from './draft.ts'

/** Where the same is planned to come again: a fee and what is not kept here are of one time. */
function againPath(
  { from, to, fee, date, templateId }: TransferRow,
  accounts: Accounts,
): string | null {
  const [left, came] = [accounts.get(from?.accountId ?? ''), accounts.get(to?.accountId ?? '')]
  if (!from || !left || !came || fee || templateId) return null
  const ids = { fromId: left.id, toId: came.id }
  const fill = { ...ids, amount: from.amount, currency: left.currency, startOn: date }
  const params = new URLSearchParams({ add: 'transfer', fill: JSON.stringify(fill) })
  return `${routes.recurring.path}?${params}`
}

export interface MakeRecurringProps {
  readonly transfer: TransferRow
  readonly accounts: Accounts
}

export function MakeRecurring({ transfer, accounts }: MakeRecurringProps) {
  const path = againPath(transfer, accounts)
  return path === null ? null : (
    <Button look="outline" asChild className="justify-self-start">
      <Link to={path}>
        <Repeat aria-hidden />
        {say('Make recurring')}
      </Link>
    </Button>
  )
}
