import { Link } from 'react-router'
import { balanceLine } from '#domain/accounts/balance.ts'
import { valueOn } from '#domain/accounts/net-worth.ts'
import { creditWords, jointPath } from '#web/accounts/account.ts'
import { AccountMark } from '#web/accounts/account-mark.tsx'
import { ownJoint } from '#web/accounts/joint.ts'
import { useAccountBook } from '#web/accounts/use-accounts.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

/** Accounts of my groups that I own a part of; they open in their group. */
export function SharedAccounts() {
  const book = useAccountBook()
  const today = useToday()
  const groups = useMyGroups()
  const [jointAccounts, jointEntries] = [
    useRows('group_accounts'),
    useRows('group_account_entries'),
  ]
  const uid = useSession().user?.id ?? ''
  const rows = { jointAccounts, jointEntries, groups: [...groups.values()], uid }
  const all = ownJoint(book, rows).filter(({ account }) => !account.archived)
  if (all.length === 0) return null
  return (
    <Card aria-label={say('Shared')}>
      <h2 className="border-b px-4 py-3 font-semibold">{say('Shared')}</h2>
      <ul aria-label={say('Shared')}>
        {all.map(({ account, bps, moves }) => {
          const { id, groupId, name, kind, currency } = account
          const line = balanceLine({ account, moves })
          const held = line(today).booked.amount
          const on = () => line(today).expected
          const { value } = valueOn({ currency, on, bps }, today, currency, null)
          return (
            <li
              key={id}
              className="relative flex items-center gap-3 border-b px-4 py-3 last:border-b-0
                hover:bg-muted/40"
            >
              <AccountMark kind={kind} />
              <div className="grid min-w-0 flex-1">
                <h3 className="truncate font-medium">
                  <Link
                    to={jointPath(groupId, id)}
                    className="rounded-sm after:absolute after:inset-0"
                  >
                    {name}
                  </Link>
                </h3>
                <p className="truncate text-sm text-muted-foreground">
                  {groups.get(groupId)?.name}
                </p>
              </div>
              <div className="grid justify-items-end text-right">
                <span>
                  <Amount amount={held} currency={currency} className="font-semibold" />
                  {creditWords(kind, held)}
                </span>
                <span className="text-sm text-muted-foreground">
                  <Say
                    words="yours {amount}"
                    amount={<Amount amount={value} currency={currency} />}
                  />
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
