import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { usedTags } from '#web/ledger/filter/used-tags.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { classes } from '#web/ui/classes.ts'
import { Field } from '#web/ui/control/field.tsx'
import { say } from '#web/words/say.ts'
import { readTags } from '../line/read-tags.ts'

export interface TagsFieldProps {
  readonly value: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  readonly ledger: MonthSource
  readonly error?: string | undefined
}

const boxLook =
  'flex flex-wrap items-center gap-1.5 rounded-md border border-input bg-card px-1.5 py-1 ' +
  'coarse:py-0 ' +
  'has-[input:focus-visible]:border-ring has-[input:focus-visible]:outline-2 ' +
  'has-[input:focus-visible]:outline-ring'

const inputLook =
  'control-text min-h-7 min-w-24 flex-1 coarse:min-h-11 bg-transparent px-1.5 outline-none ' +
  '[&::-webkit-calendar-picker-indicator]:hidden!'

/** Words to find it by. Enter or a comma ends one; those used before are offered. */
export function TagsField({ value, onChange, ledger, error }: TagsFieldProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const known = useMemo(() => usedTags(ledger).slice(0, 100), [ledger])
  const add = (text: string) => {
    const read = readTags([...value, ...text.split(/[\s,]+/)].join(','))
    setProblem(read.ok ? undefined : read.problem)
    if (!read.ok) return setTyped(text)
    setTyped('')
    if (read.tags.length > value.length) onChange(read.tags)
  }
  const type = (text: string) => (/[\s,]$/.test(text) ? add(text) : setTyped(text))
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
    if (isEnter && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
  }
  return (
    <Field label={say('Tags')} error={problem ?? error}>
      {(control) => (
        <div className={boxLook}>
          {value.map((tag) => (
            <Tag
              key={tag}
              tag={tag}
              onRemove={() => onChange(value.filter((one) => one !== tag))}
            />
          ))}
          <input
            {...control}
            list={listId}
            autoComplete="off"
            autoCapitalize="off"
            placeholder={value.length === 0 ? say('trip, work…') : ''}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() !== '' && add(typed)}
            className={inputLook}
          />
          <datalist id={listId}>
            {known
              .filter((tag) => !value.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}

function Tag({ tag, onRemove }: { readonly tag: string; readonly onRemove: () => void }) {
  return (
    <span className="inline-flex max-w-full items-center rounded-full bg-muted pl-2.5 text-sm">
      <span className="truncate">#{tag}</span>
      <button
        type="button"
        aria-label={say('Remove {tag}', { tag })}
        onClick={onRemove}
        className={classes(
          'inline-flex size-7 shrink-0 items-center justify-center rounded-full hover:bg-accent',
          'coarse:size-11',
        )}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}
