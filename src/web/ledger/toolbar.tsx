import ListFilter from 'lucide-react/icons/list-filter'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ReactNode, RefObject } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Period } from './address.ts'
import { useNoun } from './noun.ts'
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
  const { one } = useNoun()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PeriodSwitcher period={props.period} onChange={props.onPeriod} />
      <div className="flex min-w-0 flex-1 basis-72 items-center gap-1">
        <SearchInput {...props} />
        <FilterButton count={props.filterCount} onClick={props.onFilter} />
        {props.more}
      </div>
      <Button onClick={props.onAdd} className="phone:hidden">
        <Plus aria-hidden />
        Add {one}
      </Button>
    </div>
  )
}

interface FilterButtonProps {
  readonly count: number
  readonly onClick: () => void
}

function FilterButton({ count, onClick }: FilterButtonProps) {
  return (
    <IconButton label={count === 0 ? 'Filter' : `Filter, ${count} set`} onClick={onClick}>
      <span className="relative">
        <ListFilter aria-hidden />
        {count === 0 ? null : (
          <span
            aria-hidden
            className="absolute -top-2 -right-2 grid size-4 place-items-center rounded-full bg-primary text-[0.625rem] font-semibold text-primary-foreground"
          >
            {count}
          </span>
        )}
      </span>
    </IconButton>
  )
}

function SearchInput({ text, onText, searchBox }: ToolbarProps) {
  const { many } = useNoun()
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 opacity-70"
      />
      <Input
        ref={searchBox}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={`Search ${many}`}
        placeholder="Search"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (text === '') event.currentTarget.blur()
          onText('')
        }}
        className="pr-10 pl-9"
      />
      {text === '' ? null : (
        <IconButton
          label="Clear the search"
          className="absolute top-0 right-0"
          onClick={() => {
            onText('')
            searchBox.current?.focus()
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
