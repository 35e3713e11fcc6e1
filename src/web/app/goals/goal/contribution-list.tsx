import { useMemo, useState } from 'react'
import { signedAmount } from '#domain/goals/saved-history.ts'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Contribution } from '../goal.ts'
import type { GoalView } from '../goal-view.ts'
import { ContributionRow } from './contribution-row.tsx'

export interface ContributionListProps {
  readonly view: GoalView
  readonly onAdd: () => void
  readonly onOpen: (id: string) => void
  readonly onRemove: (row: Contribution) => void
}

const shownFirst = 50
/** Fewer are seen at a glance. */
const searchedFrom = 8

const ways = [
  ['all', say('All')],
  ['contribution', say('Added')],
  ['withdrawal', say('Taken out')],
] as const
type Way = (typeof ways)[number][0]

/** Everything that went in and out, and what was in it then. */
export function ContributionList({ view, onAdd, onOpen, onRemove }: ContributionListProps) {
  const { contributions, goal } = view
  const [way, setWay] = useState<Way>('all')
  const [text, setText] = useState('')
  const [most, setMost] = useState(shownFirst)
  const after = useMemo(() => totalsAfter(view), [view])
  const wanted = text.trim().toLocaleLowerCase()
  const found = contributions.filter(
    ({ kind, note }) =>
      (way === 'all' || kind === way) &&
      (wanted === '' || (note ?? '').toLocaleLowerCase().includes(wanted)),
  )
  return (
    <section aria-labelledby="goal-entries" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="goal-entries" className="flex items-baseline gap-2 font-semibold">
          {say('In and out')}
          <span className="text-sm font-normal text-muted-foreground">{contributions.length}</span>
        </h2>
        {contributions.length >= searchedFrom ? (
          <div className="flex flex-wrap gap-2 phone:basis-full">
            <div className="phone:basis-full">
              <ChoiceSwitch label={say('Show')} value={way} choices={ways} onChange={setWay} />
            </div>
            <SearchInput label={say('Search notes')} text={text} onText={setText} />
          </div>
        ) : null}
      </div>
      <Card>
        {contributions.length === 0 ? (
          <Empty
            title={say('Nothing is in it yet')}
            action={<Button onClick={onAdd}>{say('Add money')}</Button>}
          >
            {say('Write down what you set aside, and see it grow.')}
          </Empty>
        ) : found.length === 0 ? (
          <p className="px-5 py-8 text-center text-muted-foreground">
            {say('Nothing matches that.')}
          </p>
        ) : (
          <ul>
            {found.slice(0, most).map((row) => (
              <ContributionRow
                key={row.id}
                row={row}
                goal={goal}
                after={after.get(row.id) ?? 0}
                onOpen={() => onOpen(row.id)}
                onRemove={() => onRemove(row)}
              />
            ))}
          </ul>
        )}
      </Card>
      {found.length > most ? (
        <Button look="outline" onClick={() => setMost(most + shownFirst * 4)}>
          <Say words="Show more of {count}" count={found.length} />
        </Button>
      ) : null}
    </section>
  )
}

/** What was in it after each of them, in their own order. */
function totalsAfter({ contributions }: GoalView): ReadonlyMap<string, number> {
  let saved = 0
  return new Map(
    contributions.toReversed().map((row) => {
      saved += signedAmount(row)
      return [row.id, saved]
    }),
  )
}
