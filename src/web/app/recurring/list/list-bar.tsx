import ListFilter from 'lucide-react/icons/list-filter'
import { useId, useState } from 'react'
import { useCategories } from '#web/categories/use-categories.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import type { Upcoming } from '../upcoming.ts'
import type { RecurringBar } from '../use-recurring-address.ts'
import { type FilterName, filterNames, none, type Sort, saidOf, sorts } from './arrange.ts'

export interface ListBarProps {
  readonly bar: RecurringBar
  readonly all: readonly Upcoming[]
}

/** What of the list is shown, and how. */
export function ListBar({ bar, all }: ListBarProps) {
  const id = useId()
  const count = filterNames.filter((name) => bar.filters[name] !== '').length
  const [isOpen, setOpen] = useState(count > 0)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput label={say('Search recurring items')} text={bar.text} onText={bar.search} />
        <span className="hidden basis-full phone:block" />
        <Select
          aria-label={say('Sort by')}
          className="w-36 phone:flex-1"
          value={bar.sort}
          onChange={(event) => bar.sortBy(event.target.value as Sort)}
        >
          {sorts.map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </Select>
        <Button
          look="outline"
          className="phone:flex-1"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden />
          {count === 0 ? say('Filter') : say('Filter ({count})', { count })}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <FilterFields bar={bar} all={all} /> : null}
      </div>
    </div>
  )
}

const labels: Readonly<Record<FilterName, string>> = {
  kind: 'Kind',
  state: say('State'),
  post: say('On its day'),
  category: say('Category'),
  group: say('Group'),
}

const words: Readonly<Partial<Record<FilterName, Readonly<Record<string, string>>>>> = {
  kind: { expense: say('Expenses'), income: say('Income'), transfer: say('Transfers') },
  state: { active: say('Active'), paused: say('Paused'), ended: say('Ended') },
  post: { itself: say('Added by itself'), asks: say('Asks first') },
}

/** Only what some of them are can be chosen, and what the address says. */
function FilterFields({ bar, all }: ListBarProps) {
  const { names } = useCategories('expense')
  const groups = useMyGroups()
  const wordsFor = (name: FilterName, value: string): string => {
    if (name === 'category')
      return value === none ? say('Uncategorised') : (names.get(value) ?? say('Gone'))
    if (name === 'group')
      return value === none ? say('Only mine') : (groups.get(value)?.name ?? say('Left'))
    return words[name]?.[value] ?? value
  }
  const shown = filterNames.flatMap((name) => {
    const there = new Set(all.map((row) => saidOf(name, row)))
    if (bar.filters[name] !== '') there.add(bar.filters[name])
    const values = [...there].map((value) => ({ value, label: wordsFor(name, value) }))
    return there.size > 1 || bar.filters[name] !== '' ? [{ name, values }] : []
  })
  if (shown.length === 0) {
    return <p className="text-sm text-muted-foreground">{say('All of them are alike.')}</p>
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-3">
      {shown.map(({ name, values }) => (
        <ChoiceField
          key={name}
          label={labels[name]}
          value={bar.filters[name]}
          onChange={(value) => bar.filter(name, value)}
          choices={[
            { value: '', label: say('All') },
            ...values.toSorted((a, b) => a.label.localeCompare(b.label)),
          ]}
        />
      ))}
      {filterNames.every((name) => bar.filters[name] === '') ? null : (
        <Button look="quiet" className="justify-self-start" onClick={bar.clear}>
          {say('Clear')}
        </Button>
      )}
    </div>
  )
}
