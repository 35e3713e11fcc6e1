import { useEffect, useId, useRef } from 'react'
import { say } from '#web/words/say.ts'
import { AccountsTab } from './accounts/accounts-tab.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { BalancesTab } from './balances-tab.tsx'
import { GoalsTab } from './goals/goals-tab.tsx'
import { GoneRecord } from './gone-record.tsx'
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
      return <Balances shown={shown} bar={bar} />
    case 'goals':
      return <GoalsTab shown={shown} />
    case 'accounts':
      return <AccountsTab shown={shown} bar={bar} />
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
  readonly bar: GroupBar
}

/** What is owed and, below it, how it is paid; links to the second or to a payment lead there. */
function Balances({ shown, bar }: BalancesProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { place, payment } = bar
  const isAtSettling = place === 'settle' && payment === null
  const isThere = shown.money.settlements.some((one) => one.id === payment)
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
          {say('Settle up')}
        </h3>
        <SettleTab shown={shown} meant={payment} />
      </section>
      {payment === null || isThere ? null : <GoneRecord what="payment" bar={bar} />}
    </div>
  )
}
