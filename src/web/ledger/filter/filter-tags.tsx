import { useMemo, useState } from 'react'
import { foldText } from '#domain/ledger.ts'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import type { MonthSource } from '../model/shown-list.ts'
import { ToggleChip } from './toggle-chip.tsx'
import { toggled } from './toggled.ts'
import { usedTags } from './used-tags.ts'

export interface FilterTagsProps {
  readonly ledger: MonthSource
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

const shownAtOnce = 20

/** The most used ones, and any other by its name. */
export function FilterTags({ ledger, chosen, onChange }: FilterTagsProps) {
  const [typed, setTyped] = useState('')
  const tags = useMemo(() => usedTags(ledger), [ledger])
  if (tags.length === 0 && chosen.length === 0) return null
  const wanted = foldText(typed.trim())
  const found = tags.filter((tag) => !chosen.includes(tag) && foldText(tag).includes(wanted))
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{say('Tags')}</legend>
      {tags.length > shownAtOnce ? (
        <Input
          aria-label={say('Find a tag')}
          placeholder={say('Find a tag')}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="mb-2"
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {[...chosen, ...found.slice(0, shownAtOnce)].map((tag) => (
          <ToggleChip
            key={tag}
            isOn={chosen.includes(tag)}
            onToggle={() => onChange(toggled(chosen, tag))}
          >
            #{tag}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}
