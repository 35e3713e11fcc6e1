import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Plus from 'lucide-react/icons/plus'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { say } from '#web/words/say.ts'
import type { BudgetsBar, Sort } from '../use-budgets-address.ts'

export interface PageBarProps {
  readonly bar: BudgetsBar
  readonly text: string
  readonly onText: (text: string) => void
  /** Something to look through. */
  readonly hasMany: boolean
  /** Null when there are no two budgets money could be moved between. */
  readonly onMove: (() => void) | null
}

const sortWords: Readonly<Record<Sort, string>> = {
  newest: say('Newest'),
  spent: say('Most used'),
  left: say('Least left'),
  name: say('Name'),
}

export function PageBar({ bar, text, onText, hasMany, onMove }: PageBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {hasMany ? (
        <>
          <SearchInput label={say('Search budgets')} text={text} onText={onText} />
          <Select
            aria-label={say('Order')}
            value={bar.sort}
            onChange={(event) => bar.sortBy(event.target.value as Sort)}
            className="w-40"
          >
            {Object.entries(sortWords).map(([sort, words]) => (
              <option key={sort} value={sort}>
                {words}
              </option>
            ))}
          </Select>
        </>
      ) : (
        <span className="mr-auto phone:hidden" />
      )}
      {onMove ? (
        <IconButton label={say('Move money between budgets')} look="outline" onClick={onMove}>
          <ArrowRightLeft aria-hidden />
        </IconButton>
      ) : null}
      <Button className="phone:flex-1" onClick={bar.add}>
        <Plus aria-hidden />
        {say('Add a budget')}
      </Button>
    </div>
  )
}
