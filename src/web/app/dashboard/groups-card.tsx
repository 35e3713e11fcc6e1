import { Link } from 'react-router'
import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { routes } from '#contract/routes.ts'
import { Amount } from '#web/fields/amount.tsx'
import { GroupMark } from '#web/fields/group-mark.tsx'
import { CardFrame, rowLook } from './card-frame.tsx'

type Group = DashboardAnswer['groups'][number]

const shownMost = 6

/** Those with something open first. */
const openFirst = (groups: readonly Group[]) =>
  groups.toSorted((a, b) => Number(b.balances.length > 0) - Number(a.balances.length > 0))

/** What I owe and am owed, group by group. */
export function GroupsCard({ groups }: { readonly groups: readonly Group[] }) {
  return (
    <CardFrame title="Shared with others" more={{ to: routes.groups.path, words: 'All groups' }}>
      <ul>
        {openFirst(groups)
          .slice(0, shownMost)
          .map(({ id, name, kind, balances }) => (
            <li key={id}>
              <Link to={routes.group.path.replace(':id', id)} className={rowLook}>
                <GroupMark kind={kind} />
                <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
                <span className="text-right text-sm">
                  {balances.length === 0 ? 'You are even' : null}
                  {balances.map((balance) => (
                    <span key={balance.currency} className="block">
                      {balance.amount < 0 ? 'You owe ' : 'You are owed '}
                      <Amount
                        amount={Math.abs(balance.amount)}
                        currency={balance.currency}
                        className="font-semibold"
                      />
                    </span>
                  ))}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </CardFrame>
  )
}
