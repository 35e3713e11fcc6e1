import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { RefObject } from 'react'
import type { Categories } from '#web/fields/use-categories.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Period } from './address.ts'
import { useNoun } from './noun.ts'
import { PeriodSwitcher } from './period-switcher.tsx'

export interface ToolbarProps {
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  readonly text: string
  readonly onText: (text: string) => void
  readonly searchBox: RefObject<HTMLInputElement | null>
  readonly categoryId: string | null
  readonly onCategory: (categoryId: string | null) => void
  readonly categories: Categories
  readonly onAdd: () => void
}

export function Toolbar(props: ToolbarProps) {
  const { one } = useNoun()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PeriodSwitcher period={props.period} onChange={props.onPeriod} />
      <div className="flex min-w-0 flex-1 basis-72 gap-2">
        <SearchInput {...props} />
        <CategoryFilter {...props} />
      </div>
      <Button onClick={props.onAdd} className="phone:hidden">
        <Plus aria-hidden />
        Add {one}
      </Button>
    </div>
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

function CategoryFilter({ categoryId, onCategory, categories }: ToolbarProps) {
  const chosen = categoryId === null ? undefined : categories.byId.get(categoryId)
  const isListed = categories.choices.some(({ id }) => id === categoryId)
  return (
    <Select
      aria-label="Filter by category"
      value={categoryId ?? ''}
      onChange={(event) => onCategory(event.target.value || null)}
      className="w-44 max-w-1/2"
    >
      <option value="">All categories</option>
      <option value="none">No category</option>
      {chosen && !isListed ? <option value={chosen.id}>{chosen.name}</option> : null}
      {categories.choices.map(({ id, name, parentId }) => (
        <option key={id} value={id}>
          {parentId ? `\u2003${name}` : name}
        </option>
      ))}
    </Select>
  )
}
