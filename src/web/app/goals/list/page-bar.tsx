import Plus from 'lucide-react/icons/plus'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import type { GoalsBar } from '../use-goals-address.ts'
import { type Shown, type Sort, shownGroups, sorts } from './arrange.ts'

export interface PageBarProps {
  readonly bar: GoalsBar
  readonly counts: Readonly<Record<Shown, number>>
}

const views = [
  ['list', say('Goals')],
  ['plan', say('Plan')],
] as const

const names: Readonly<Record<Shown, string>> = {
  active: say('Active'),
  reached: say('Reached'),
  archived: say('Archived'),
}

/** The list or the plan over all, and the way to add one. */
export function PageBar({ bar, hasPlan }: Pick<PageBarProps, 'bar'> & { hasPlan: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {hasPlan ? (
        <div className="mr-auto w-48 phone:flex-1">
          <ChoiceSwitch
            label={say('View')}
            value={bar.view}
            choices={views}
            onChange={bar.setView}
          />
        </div>
      ) : null}
      <Button onClick={bar.add}>
        <Plus aria-hidden />
        {say('Add goal')}
      </Button>
    </div>
  )
}

/** What of the list is shown, and how. */
export function ListBar({ bar, counts }: PageBarProps) {
  const groups = shownGroups.map(
    (group) => [group, `${names[group]} ${counts[group]}`] as const satisfies [Shown, string],
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="phone:basis-full">
        <ChoiceSwitch label={say('Show')} value={bar.shown} choices={groups} onChange={bar.show} />
      </div>
      <SearchInput label={say('Search goals')} text={bar.text} onText={bar.setText} />
      <Select
        aria-label={say('Sort by')}
        className="w-36"
        value={bar.sort}
        onChange={(event) => bar.setSort(event.target.value as Sort)}
      >
        {sorts.map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  )
}
