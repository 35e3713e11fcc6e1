import { ActivityTab } from './activity-tab.tsx'
import { BalancesTab } from './balances-tab.tsx'
import { GoalsTab } from './goals/goals-tab.tsx'
import { MembersTab } from './members/members-tab.tsx'
import { SettleTab } from './settle/settle-tab.tsx'
import { StatisticsTab } from './statistics-tab.tsx'
import type { GroupBar } from './use-group-address.ts'
import type { Shown } from './use-money.ts'

export interface OtherTabProps {
  readonly shown: Shown
  readonly bar: GroupBar
  readonly onInvite: () => void
}

/** Everything but the expenses, which are there first. */
export function OtherTab({ shown, bar, onInvite }: OtherTabProps) {
  switch (bar.tab) {
    case 'balances':
      return <BalancesTab shown={shown} />
    case 'settle':
      return <SettleTab shown={shown} />
    case 'goals':
      return <GoalsTab shown={shown} />
    case 'members':
      return <MembersTab shown={shown} onInvite={onInvite} />
    case 'activity':
      return <ActivityTab shown={shown} />
    default:
      return <StatisticsTab shown={shown} />
  }
}
