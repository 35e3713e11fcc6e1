import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import type { List } from './use-list.ts'

const ASKED_AFTER_MS = 250

export interface ListFilter {
  readonly name: string
  readonly label: string
  /** The first is what holds without a choice. */
  readonly choices: readonly (readonly [value: string, words: string])[]
}

export interface ListBarProps {
  readonly list: Pick<List<unknown>, 'param' | 'set'>
  readonly label: string
  readonly filters?: readonly ListFilter[]
  readonly children?: ReactNode
}

/** Search, filters, and what else one can do with a list. */
export function ListBar({ list, label, filters = [], children }: ListBarProps) {
  const [text, setText] = useState(list.param('search'))
  const ask = useEffectEvent((search: string) => {
    if (search.trim() !== list.param('search')) list.set({ search: search.trim() })
  })
  // The server is asked when somebody stops typing, not for every letter.
  useEffect(() => {
    const timer = setTimeout(() => ask(text), ASKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-56 flex-1 phone:basis-full">
        <SearchInput label={label} text={text} onText={setText} />
      </div>
      {filters.map(({ name, label: words, choices }) => (
        <Select
          key={name}
          aria-label={words}
          className="w-44 phone:w-auto phone:min-w-36 phone:flex-1"
          value={list.param(name)}
          onChange={({ target }) => list.set({ [name]: target.value })}
        >
          {choices.map(([value, choice]) => (
            <option key={value} value={value}>
              {choice}
            </option>
          ))}
        </Select>
      ))}
      {children}
    </div>
  )
}
