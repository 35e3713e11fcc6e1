import Plus from 'lucide-react/icons/plus'
import Target from 'lucide-react/icons/target'
import { useState } from 'react'
import type { GroupGoalRow } from '#contract/groups/goals.ts'
import { OpenedPanel, useOpened } from '#web/form/use-opened.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { isReadOnly } from '../group.ts'
import { type ContributionRow, useGroupRows } from '../group-rows.ts'
import type { Shown } from '../use-money.ts'
import { GoalCard } from './goal-card.tsx'
import { GoalSheet } from './goal-sheet.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { useGoalWrites } from './use-goal-writes.ts'

type Doing =
  | { readonly task: 'write'; readonly goal: GroupGoalRow | null }
  | { readonly task: 'money'; readonly goal: GroupGoalRow }

const order = { active: 0, reached: 1, archived: 2 } as const

/** What the group saves for together. */
export function GoalsTab({ shown }: { readonly shown: Shown }) {
  const { group } = shown
  const writes = useGoalWrites(group.id)
  const goals = useGroupRows('group_goals', group.id)
  const contributions = useGroupRows('group_contributions', group.id)
  const [doing, setDoing] = useState<Doing | null>(null)
  const isFixed = isReadOnly(group)
  const add = () => setDoing({ task: 'write', goal: null })
  const close = () => setDoing(null)
  const written = doing?.task === 'write' ? doing.goal : null
  const isDeleted = written !== null && !goals.some(({ id }) => id === written.id)
  const moneyId = doing?.task === 'money' ? doing.goal.id : null
  const money = useOpened(moneyId, goals.find(({ id }) => id === moneyId) ?? null)
  const sorted = goals.toSorted(
    (a, b) => order[a.status] - order[b.status] || (a.createdAt < b.createdAt ? 1 : -1),
  )
  return (
    <div className="grid gap-4">
      {sorted.length === 0 ? (
        <Card>
          <Empty
            icon={<Target aria-hidden />}
            title={say('Save for something together')}
            action={isFixed ? undefined : <Button onClick={add}>{say('Add a goal')}</Button>}
          >
            {say('Everybody sees what each is to bring, and what is there.')}
          </Empty>
        </Card>
      ) : isFixed ? null : (
        <Button look="outline" className="justify-self-end" onClick={add}>
          <Plus aria-hidden />
          {say('Add a goal')}
        </Button>
      )}
      {sorted.map((goal) => (
        <GoalCard
          key={goal.id}
          shown={shown}
          goal={goal}
          saved={savedBy(contributions, goal.id)}
          isFixed={isFixed}
          onMoney={() => setDoing({ task: 'money', goal })}
          onEdit={() => setDoing({ task: 'write', goal })}
          onArchive={(isAway) => writes.archive(goal, isAway)}
        />
      ))}
      {doing?.task === 'write' ? (
        <OpenedPanel isDeleted={isDeleted}>
          <GoalSheet
            shown={shown}
            goal={written}
            onSave={(fields) =>
              written && !isDeleted ? writes.change(written, fields) : writes.add(fields)
            }
            onClose={close}
          />
        </OpenedPanel>
      ) : null}
      {money.row ? (
        <OpenedPanel isDeleted={money.isDeleted}>
          <MoneyDialog
            shown={shown}
            goal={money.row}
            saved={savedBy(contributions, money.row.id)}
            onSave={(moved) => money.row && writes.move(money.row, moved)}
            onClose={close}
          />
        </OpenedPanel>
      ) : null}
    </div>
  )
}

/** What each member has in a goal. */
function savedBy(
  contributions: readonly ContributionRow[],
  goalId: string,
): ReadonlyMap<string, number> {
  const saved = new Map<string, number>()
  for (const { goalId: own, memberId, kind, amount } of contributions) {
    if (own !== goalId) continue
    const by = kind === 'withdrawal' ? -amount : amount
    saved.set(memberId, (saved.get(memberId) ?? 0) + by)
  }
  return saved
}
