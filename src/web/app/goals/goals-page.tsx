import { useMemo, useState } from 'react'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { say } from '#web/words/say.ts'
import { DeleteGoal } from './delete-goal.tsx'
import type { GoalActs } from './goal-menu.tsx'
import type { GoalView } from './goal-view.ts'
import { arranged, countsOf } from './list/arrange.ts'
import { GoalCard } from './list/goal-card.tsx'
import { GoalsSummary } from './list/goals-summary.tsx'
import { Loading, NothingShown, NothingYet } from './list/nothing-yet.tsx'
import { ListBar, PageBar } from './list/page-bar.tsx'
import { type GoalWrites, useGoalWrites } from './use-goal-writes.ts'
import { useGoals } from './use-goals.ts'
import { type GoalsBar, useGoalsAddress } from './use-goals-address.ts'

const OpenGoal = whenAsked(() => import('./open-goal.tsx').then((file) => file.OpenGoal))
const PlanView = whenAsked(
  () => import('./list/plan-view.tsx').then((file) => file.PlanView),
  () => <Skeleton className="h-80" />,
)

/** What people save for, and what it takes. */
export function GoalsPage() {
  const views = useGoals()
  const bar = useGoalsAddress()
  const writes = useGoalWrites()
  const { isComplete } = useReplicaStatus()
  const isEmpty = views.length === 0
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-5">
      {isEmpty && !isComplete ? (
        <Loading />
      ) : isEmpty ? (
        <NothingYet bar={bar} />
      ) : (
        <Shown views={views} bar={bar} writes={writes} />
      )}
      {bar.isAdding || bar.editing || bar.moving ? (
        <OpenGoal bar={bar} views={views} writes={writes} />
      ) : null}
    </div>
  )
}

interface ShownProps {
  readonly views: readonly GoalView[]
  readonly bar: GoalsBar
  readonly writes: GoalWrites
}

function Shown({ views, bar, writes }: ShownProps) {
  const counts = useMemo(() => countsOf(views), [views])
  const here = useMemo(() => views.filter(({ goal }) => goal.status !== 'archived'), [views])
  return (
    <>
      <PageBar bar={bar} hasPlan={views.length > 1 || bar.view === 'plan'} />
      {bar.view === 'plan' ? (
        <PlanView views={here} onReorder={writes.reorder} onAdd={bar.add} />
      ) : (
        <>
          {here.length > 1 ? <GoalsSummary views={here} /> : null}
          {views.length > 1 || counts.active === 0 ? <ListBar bar={bar} counts={counts} /> : null}
          <CardList views={views} bar={bar} writes={writes} />
        </>
      )}
    </>
  )
}

function CardList({ views, bar, writes }: ShownProps) {
  const [removing, setRemoving] = useState<GoalView | null>(null)
  const { shown, sort, text } = bar
  const list = useMemo(() => arranged(views, { shown, sort, text }), [views, shown, sort, text])
  const acts: GoalActs = {
    move: ({ id }) => bar.move(id),
    edit: ({ id }) => bar.edit(id),
    archive: writes.archive,
    // Nothing is lost that the toast could not bring back.
    remove: (view) => (view.contributions.length > 0 ? setRemoving(view) : writes.remove(view)),
  }
  return (
    <>
      {list.length === 0 ? <NothingShown bar={bar} /> : null}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3" aria-label={say('Goals')}>
        {list.map((view) => (
          <GoalCard key={view.goal.id} view={view} acts={acts} />
        ))}
      </ul>
      {removing ? (
        <DeleteGoal
          view={removing}
          onArchive={() => writes.archive(removing.goal, true)}
          onDelete={() => writes.remove(removing)}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </>
  )
}
