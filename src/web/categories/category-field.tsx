import Check from 'lucide-react/icons/check'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { foldText } from '#domain/ledger.ts'
import { classes } from '#web/ui/classes.ts'
import { Field, type FieldControl } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { CategoryChip, CategoryMark } from './category-chip.tsx'
import { findCategories } from './find-categories.ts'
import { useAddCategory } from './use-add-category.ts'
import type { Categories, Category } from './use-categories.ts'

export interface CategoryFieldProps {
  readonly label: string
  readonly categories: Categories
  /** Undefined where one has to be chosen, and be it that there is none. */
  readonly value: string | null | undefined
  readonly onChange: (categoryId: string | null) => void
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

/** Search and pick: an input with a list, as one tab stop. */
export function CategoryField({ label, error, hint, ...rest }: CategoryFieldProps) {
  const { categories, value, onChange } = rest
  const box = useBox(categories, value, onChange)
  const unknown = box.typed?.trim() ?? ''
  const isUnknown = unknown !== '' && !box.isOpen
  return (
    <Field
      label={label}
      error={isUnknown ? say('No category is called “{unknown}”.', { unknown }) : error}
      hint={hint}
    >
      {(control) => (
        <CategoryBox control={control} categories={categories} value={value} box={box} />
      )}
    </Field>
  )
}

interface BoxProps extends Pick<CategoryFieldProps, 'categories' | 'value'> {
  readonly control: FieldControl
  readonly box: ReturnType<typeof useBox>
}

const optionLook =
  'flex control-least w-full items-center gap-2.5 rounded-sm px-2 text-left hover:bg-muted'

const listLook =
  'absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-md border bg-popover ' +
  'p-1 shadow-floating'

function CategoryBox({ control, categories, value, box }: BoxProps) {
  const listId = useId()
  const chosen = categories.byId.get(value ?? '')
  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 left-2 flex items-center">
        <CategoryMark category={chosen} size="small" />
      </span>
      <Input
        {...control}
        role="combobox"
        aria-expanded={box.isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={box.isOpen ? `${listId}-${box.at}` : undefined}
        autoComplete="off"
        placeholder={value === undefined ? say('Choose a category') : say('No category')}
        value={box.typed ?? chosen?.name ?? ''}
        onClick={box.open}
        onFocus={(event) => event.target.select()}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.onKeyDown}
        onBlur={box.leave}
        className="pr-9 pl-10"
      />
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 opacity-70"
      />
      {box.isOpen ? (
        <div id={listId} role="listbox" aria-label={say('Categories')} className={listLook}>
          {box.found.map((category, index) => (
            <CategoryOption
              key={category?.id ?? 'none'}
              id={`${listId}-${index}`}
              category={category}
              isActive={index === box.at}
              isChosen={(category?.id ?? null) === value}
              onPick={() => box.pick(category)}
            />
          ))}
          {box.found.length === 0 ? (
            box.add ? (
              <button
                type="button"
                id={`${listId}-0`}
                role="option"
                tabIndex={-1}
                aria-selected={false}
                onMouseDown={(event) => event.preventDefault()}
                onClick={box.add}
                className={classes(optionLook, 'bg-accent')}
              >
                <Plus aria-hidden className="size-4 shrink-0" />
                <span className="min-w-0 truncate">
                  <Say words="Add “{typed}”" typed={box.typed?.trim()} />
                </span>
              </button>
            ) : (
              <p className="px-2.5 py-2 text-muted-foreground">
                {say('No category is called that.')}
              </p>
            )
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** The words in the box; those that nobody is writing give way to what is chosen elsewhere. */
function useBoxWords(value: CategoryFieldProps['value']) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (!isOpen) setTyped(null)
  }
  const reset = () => {
    setOpen(false)
    setTyped(null)
  }
  return { typed, setTyped, isOpen, setOpen, reset }
}

/** What the box shows and does; undefined among the found means "No category". */
function useBox(
  categories: Categories,
  value: CategoryFieldProps['value'],
  onChange: CategoryFieldProps['onChange'],
) {
  const { choices } = categories
  const adding = useAddCategory(categories)
  const { typed, setTyped, isOpen, setOpen, reset } = useBoxWords(value)
  const [at, setAt] = useState(0)
  const isSearching = typed !== null && typed.trim() !== ''
  const found = isSearching ? findCategories(choices, typed) : [undefined, ...choices]
  const open = () => {
    if (isOpen) return
    setAt(value === undefined ? 1 : choices.findIndex((choice) => choice.id === value) + 1)
    setOpen(true)
  }
  const close = () => {
    if (typed?.trim() === '' && value !== undefined) onChange(null)
    reset()
  }
  const leave = () => {
    if (!isSearching) return close()
    const meant = meantCategory(found, typed)
    if (meant) return pick(meant)
    // What was typed stays, with the message that there is none of that name.
    setOpen(false)
  }
  const pick = (category: Category | undefined) => {
    onChange(category?.id ?? null)
    reset()
  }
  const create = isSearching && found.length === 0 ? adding(typed) : null
  const add =
    create &&
    (() => {
      onChange(create())
      reset()
    })
  const type = (text: string) => {
    setTyped(text)
    setAt(0)
    setOpen(true)
  }
  const move = (steps: number) => {
    if (!isOpen) return open()
    setAt(Math.min(Math.max(at + steps, 0), Math.max(found.length - 1, 0)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const pickActive = () => (at < found.length ? pick(found[at]) : add?.())
    const enter = value === undefined ? open : undefined
    // As in every list that completes words: the one that is marked is taken along.
    if (event.key === 'Tab' && isOpen && isSearching && found[at]) return pick(found[at])
    const act = keyAct(event.key, isOpen, { move, pick: pickActive, close, enter })
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return { typed, isOpen, at, found, open, leave, pick, add, type, onKeyDown }
}

/** Whom words mean that are left without a choice: the one so called, or the only one found. */
export function meantCategory(found: readonly (Category | undefined)[], typed: string) {
  const name = foldText(typed.trim())
  const named = found.find((category) => category && foldText(category.name) === name)
  return named ?? (found.length === 1 ? found[0] : undefined)
}

interface BoxActs {
  readonly move: (steps: number) => void
  readonly pick: () => void
  readonly close: () => void
  /** What Enter does while the list is not open; else it is the form's. */
  readonly enter: (() => void) | undefined
}

/** Enter and Escape belong to the list only while it is open, or while nothing is chosen. */
export function keyAct(key: string, isOpen: boolean, acts: BoxActs): (() => void) | undefined {
  if (key === 'ArrowDown') return () => acts.move(1)
  if (key === 'ArrowUp') return () => acts.move(-1)
  if (!isOpen) return key === 'Enter' ? acts.enter : undefined
  return { Enter: acts.pick, Escape: acts.close }[key]
}

interface OptionProps {
  readonly id: string
  readonly category: Category | undefined
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onPick: () => void
}

function CategoryOption({ id, category, isActive, isChosen, onPick }: OptionProps) {
  const showWhenActive = (element: HTMLElement | null) => {
    if (isActive) element?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <button
      type="button"
      id={id}
      ref={showWhenActive}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classes(optionLook, category?.parentId && 'pl-6', isActive && 'bg-accent')}
    >
      <CategoryChip category={category} />
      {isChosen ? <Check aria-hidden className="ml-auto size-4 text-primary-text" /> : null}
    </button>
  )
}
