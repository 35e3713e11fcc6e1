import Target from 'lucide-react/icons/target'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { SpokenFor } from '#web/accounts/spoken-for.tsx'
import { useAccounts } from '#web/accounts/use-accounts.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { useOpened } from '#web/form/use-opened.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { DeleteGoal } from './delete-goal.tsx'
import { ContributionList } from './goal/contribution-list.tsx'
import { GoalFacts } from './goal/goal-facts.tsx'
import { GoalHead } from './goal/goal-head.tsx'
import { Milestones } from './goal/milestones.tsx'
import { PaceChart } from './goal/pace-chart.tsx'
import { WhatIf } from './goal/what-if.tsx'
import type { GoalView } from './goal-view.ts'
import { Loading } from './list/nothing-yet.tsx'
import { type GoalBar, useGoalAddress } from './use-goal-address.ts'
import { type GoalWrites, useGoalWrites } from './use-goal-writes.ts'
import { useGoals } from './use-goals.ts'

const OpenParts = whenAsked(() => import('./goal/open-parts.tsx').then((file) => file.OpenParts))

/** One goal: how far it is, how fast it goes, and everything that went in and out. */
export function GoalPage() {
  const views = useGoals()
  const bar = useGoalAddress()
  const writes = useGoalWrites()
  const { isComplete } = useReplicaStatus()
  const view = views.find(({ goal }) => goal.id === bar.id) ?? null
  const isOpen = bar.isEditing || bar.moving !== null || bar.changing !== null
  const { row: opened, isDeleted } = useOpened(isOpen ? bar.id : null, view)
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      {view ? (
        <Shown view={view} bar={bar} writes={writes} />
      ) : isComplete ? (
        <Missing />
      ) : (
        <Loading />
      )}
      {opened && isOpen ? (
        <OpenParts view={opened} isGoalDeleted={isDeleted} {...{ bar, views, writes }} />
      ) : null}
    </div>
  )
}

function Missing() {
  return (
    <Card>
      <Empty
        icon={<Target aria-hidden />}
        title={say('This goal is not here')}
        action={
          <Button asChild>
            <Link to={routes.goals.path}>{say('See all goals')}</Link>
          </Button>
        }
      >
        {say('It was deleted, or the address is not quite right.')}
      </Empty>
    </Card>
  )
}

/** What lies in its account, and how much of that goals have put by. */
function KeptIn({ accountId }: { readonly accountId: string | null }) {
  const found = useAccounts().find(({ account }) => account.id === accountId)
  return found ? <SpokenFor view={found} /> : null
}

interface ShownProps {
  readonly view: GoalView
  readonly bar: GoalBar
  readonly writes: GoalWrites
}

function Shown({ view, bar, writes }: ShownProps) {
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const { goal } = view
  const remove = () => {
    void navigate(routes.goals.path, { replace: true })
    writes.remove(view)
  }
  return (
    <>
      <GoalHead
        view={view}
        onMove={bar.move}
        acts={{
          move: () => bar.move('contribution'),
          edit: bar.edit,
          archive: writes.archive,
          remove: () => (view.contributions.length > 0 ? setRemoving(true) : remove()),
        }}
      />
      <KeptIn accountId={goal.accountId} />
      <GoalFacts view={view} />
      <Milestones view={view} />
      {view.history.length > 0 ? <PaceChart view={view} /> : null}
      {view.left > 0 && goal.status === 'active' ? <WhatIf key={goal.id} view={view} /> : null}
      <ContributionList
        view={view}
        onAdd={() => bar.move('contribution')}
        onOpen={bar.changeMove}
        onRemove={(row) => writes.removeMove(row, goal)}
      />
      {isRemoving ? (
        <DeleteGoal
          view={view}
          onArchive={() => writes.archive(goal, true)}
          onDelete={remove}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </>
  )
}
