import { useEffect, useId, useRef } from 'react'
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
  switch (bar.place) {
    case 'balances':
    case 'settle':
      return <Balances shown={shown} isAtSettling={bar.place === 'settle'} />
    case 'goals':
      return <GoalsTab shown={shown} />
    case 'activity':
      return <ActivityTab shown={shown} />
    case 'settings':
    case 'members':
      return <MembersTab shown={shown} onInvite={onInvite} />
    default:
      return <StatisticsTab shown={shown} />
  }
}

interface BalancesProps {
  readonly shown: Shown
  readonly isAtSettling: boolean
}

/** What is owed and, below it, how it is paid; a link to the second leads there. */
function Balances({ shown, isAtSettling }: BalancesProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAtSettling) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isAtSettling])
  return (
    <div className="grid gap-6">
      <BalancesTab shown={shown} />
      <section aria-labelledby={id} className="grid gap-3">
        <h3
          ref={heading}
          id={id}
          tabIndex={-1}
          className="scroll-mt-20 justify-self-start font-semibold"
        >
          Settle up
        </h3>
        <SettleTab shown={shown} />
      </section>
    </div>
  )
}
