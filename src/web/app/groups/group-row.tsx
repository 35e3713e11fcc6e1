import { Link } from 'react-router'
import type { GroupRow as Group } from '#contract/entities/groups.ts'
import { MyWords, myLines } from './debt-words.tsx'
import { currentMembers, groupPath, namesIn } from './group.ts'
import { GroupMark } from './group-mark.tsx'
import type { GroupMoney } from './money.ts'
import { StatusBadge } from './status-badge.tsx'

export interface GroupRowProps {
  readonly group: Group
  readonly money: GroupMoney
  readonly uid: string
}

const namesShown = 4
const balanceLook =
  'min-w-0 wrap-anywhere sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-center sm:text-right'

/** The others by name, as many as fit in a line. */
function othersWords(group: Group, uid: string): string {
  const others = currentMembers(group).filter((member) => member.uid !== uid)
  if (others.length === 0) return 'Only you so far'
  const named = others.slice(0, namesShown).map(({ name }) => name)
  const more = others.length - named.length
  return `With ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

export function GroupRow({ group, money, uid }: GroupRowProps) {
  const names = namesIn(group, uid)
  const lines = myLines(group, money, names)
  return (
    <li className="relative flex items-center gap-3 border-b p-4 last:border-b-0 hover:bg-muted/50">
      <GroupMark kind={group.kind} />
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Link
          to={groupPath(group.id)}
          className="font-medium wrap-anywhere after:absolute after:inset-0"
        >
          {group.name}
        </Link>
        <p className={balanceLook}>
          <MyWords lines={lines} names={names} hasExpenses={money.expenses.length > 0} />
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
          <span className="min-w-0 truncate">{othersWords(group, uid)}</span>
          {group.status === 'open' ? null : <StatusBadge status={group.status} />}
        </p>
      </div>
    </li>
  )
}
