import ListFilter from 'lucide-react/icons/list-filter'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode, RefObject } from 'react'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Period } from '../model/address.ts'
import { useNoun } from '../model/noun.ts'
import { PeriodSwitcher } from './period-switcher.tsx'

export interface ToolbarProps {
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  readonly text: string
  readonly onText: (text: string) => void
  readonly searchBox: RefObject<HTMLInputElement | null>
  readonly filterCount: number
  readonly onFilter: () => void
  readonly onAdd: () => void
  /** What is less often needed, behind one button. */
  readonly more: ReactNode
}

export function Toolbar(props: ToolbarProps) {
  const { one, many } = useNoun()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PeriodSwitcher period={props.period} onChange={props.onPeriod} />
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-1">
        <SearchInput
          label={say('Search {many}', { many })}
          text={props.text}
          onText={props.onText}
          box={props.searchBox}
        />
        <FilterButton count={props.filterCount} onClick={props.onFilter} />
        {props.more}
      </div>
      <Button onClick={props.onAdd} className="phone:hidden">
        <Plus aria-hidden />
        <Say words="Add {one}" one={one} />
      </Button>
    </div>
  )
}

interface FilterButtonProps {
  readonly count: number
  readonly onClick: () => void
}

const countLook =
  'absolute -top-2 -right-2 grid size-4 place-items-center rounded-full bg-primary ' +
  'text-[0.625rem] font-semibold text-primary-foreground'

function FilterButton({ count, onClick }: FilterButtonProps) {
  return (
    <IconButton
      label={count === 0 ? say('Filter') : say('Filter, {count} set', { count })}
      onClick={onClick}
    >
      <span className="relative">
        <ListFilter aria-hidden />
        {count === 0 ? null : (
          <span aria-hidden className={countLook}>
            {count}
          </span>
        )}
      </span>
    </IconButton>
  )
}
