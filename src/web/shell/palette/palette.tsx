import Search from 'lucide-react/icons/search'
import Sparkles from 'lucide-react/icons/sparkles'
import * as Radix from 'radix-ui/dialog'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { isQuestion } from '#domain/advice/is-question.ts'
import type { Section } from '#domain/search/rank.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { searchPath } from '#web/reports/search-path.ts'
import { isByWholeBills } from '#web/search/by-amount.ts'
import { FoundTotal } from '#web/search/found-total.tsx'
import { askAddress, hitAddress } from '#web/search/hit-address.ts'
import { kindLooks } from '#web/search/hit-kinds.tsx'
import { HitLine } from '#web/search/hit-line.tsx'
import { type AskedSearch, useAsked } from '#web/search/use-asked.ts'
import { type Searched, useSearch } from '#web/search/use-search.ts'
import { useWhole, type WholeFound } from '#web/search/use-whole.ts'
import { classes } from '#web/ui/classes.ts'
import { takeTypeAhead } from '#web/ui/control/type-ahead.ts'
import { Dialog, Scrim, useRestoreFocus } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { actionsFor, type Doing } from './palette-actions.tsx'
import { PaletteList } from './palette-list.tsx'

export interface PaletteOption {
  readonly id: string
  readonly drawn: ReactNode
  readonly run: (doing: Doing) => void
  /** Found for the letters before: it is taken only when it was chosen. */
  readonly isOld?: boolean
}

export interface PaletteGroup {
  readonly title: string
  /** What stands behind the title. */
  readonly tail?: ReactNode
  readonly options: readonly PaletteOption[]
}

export interface PaletteProps extends Pick<Doing, 'logOut' | 'showKeys'> {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Find something or do something, from anywhere, by a few letters. */
export function Palette({ isOpen, onOpenChange, ...doing }: PaletteProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <PalettePanel {...doing} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type PanelProps = Pick<Doing, 'logOut' | 'showKeys'> & { readonly onClose: () => void }

function PalettePanel(props: PanelProps) {
  const { before, onCloseAutoFocus } = useRestoreFocus()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const focusBox = (event: Event) => {
    event.preventDefault()
    // Right after the effects that call this, in one go: the next key finds the letters there.
    queueMicrotask(() => {
      flushSync(() => setTyped(takeTypeAhead()))
      box.current?.focus()
    })
  }
  return (
    <Radix.Portal>
      <Scrim before={before} />
      <Radix.Content
        aria-describedby={undefined}
        onOpenAutoFocus={focusBox}
        onCloseAutoFocus={onCloseAutoFocus}
        className={classes(
          'fixed inset-x-0 top-[12dvh] z-50 mx-auto flex max-h-[70dvh] w-[calc(100%-2rem)]',
          'max-w-xl flex-col overflow-hidden rounded-xl border bg-popover shadow-floating',
          'animate-rise-in data-[state=closed]:animate-rise-out focus:outline-none phone:top-4',
        )}
      >
        <Radix.Title className="sr-only">{say('Find or do something')}</Radix.Title>
        <PaletteBody {...props} {...{ box, typed, setTyped }} />
      </Radix.Content>
    </Radix.Portal>
  )
}

const hitsMost = 4

/** How many of a kind there are, and what they come to. */
function tailOf({ kind, hits }: Section, whole: WholeFound | null): ReactNode {
  const all = whole?.kinds.find((one) => one.kind === kind)
  if (!all || all.things.length < 2) return null
  return (
    <>
      {' '}
      · {all.things.length}
      {all.rows ? (
        <>
          {' '}
          · <FoundTotal rows={all.rows} isTight tellsOld />
        </>
      ) : null}
      {whole && isByWholeBills(whole.query, hits) ? ' · group bills found by their whole' : null}
    </>
  )
}

const hitGroups = (
  searched: Searched | null,
  { typed }: AskedSearch,
  whole: WholeFound | null,
  replica: Replica,
): readonly PaletteGroup[] =>
  (searched?.sections ?? []).map((section) => ({
    title: kindLooks[section.kind].title,
    tail: tailOf(section, whole?.typed === searched?.typed ? whole : null),
    options: section.hits.slice(0, hitsMost).map((hit) => ({
      id: `${section.kind}-${hit.id}`,
      isOld: searched?.typed !== typed,
      drawn: <HitLine hit={hit} />,
      run: ({ navigate }) => void navigate(hitAddress(hit, replica)),
    })),
  }))

function actionGroup(typed: string): PaletteGroup {
  const options = actionsFor(typed).map(({ id, label, icon, run }) => ({
    id,
    run,
    drawn: (
      <span className="flex items-center gap-3 [&_svg]:size-4 [&_svg]:text-muted-foreground">
        {icon}
        {label}
      </span>
    ),
  }))
  return { title: say('Actions'), options }
}

function searchGroup(typed: string): PaletteGroup {
  const path = searchPath(typed)
  if (path === null) return { title: say('Search'), options: [] }
  const drawn = (
    <span className="flex min-w-0 items-center gap-3">
      <Search aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="truncate">
        <Say words="See everything for “{typed}”" typed={typed.trim()} />
      </span>
    </span>
  )
  const run: PaletteOption['run'] = ({ navigate }) => void navigate(path)
  return { title: say('Search'), options: [{ id: 'search', drawn, run }] }
}

function askGroup(typed: string): PaletteGroup {
  if (!isQuestion(typed)) return { title: say('Ask'), options: [] }
  const drawn = (
    <span className="flex min-w-0 items-center gap-3">
      <Sparkles aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="truncate">
        <Say
          words="Ask {title}: “{typed}”"
          title={routes['ai-advice'].title}
          typed={typed.trim()}
        />
      </span>
    </span>
  )
  const run: PaletteOption['run'] = ({ navigate }) => void navigate(askAddress(typed))
  return { title: say('Ask'), options: [{ id: 'ask', drawn, run }] }
}

function useGroups(typed: string): readonly PaletteGroup[] {
  const replica = useReplica()
  const asked = useAsked(typed)
  const searched = useSearch(asked)
  const whole = useWhole(asked)
  return useMemo(
    () =>
      [
        askGroup(typed),
        actionGroup(typed),
        ...hitGroups(searched, asked, whole, replica),
        searchGroup(typed),
      ].filter(({ options }) => options.length > 0),
    [typed, asked, searched, whole, replica],
  )
}

const openGroups = (replica: Replica) =>
  Array.from(replica.rows('groups').values())
    .filter(({ status }) => status !== 'archived')
    .map(({ id }) => id)

interface BodyProps extends PanelProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly setTyped: (typed: string) => void
}

function PaletteBody({ onClose, box, typed, setTyped, ...doing }: BodyProps) {
  const id = useId()
  const navigate = useNavigate()
  const replica = useReplica()
  const [chosen, choose] = useState<string | null>(null)
  const groups = useGroups(typed)
  const options = groups.flatMap((group) => group.options)
  const own = options.findIndex((option) => option.id === chosen)
  const at = own < 0 ? options.findIndex(({ isOld }) => !isOld) : own
  const current = options[at]
  const take = (option: PaletteOption | undefined) => {
    if (!option) return
    onClose()
    option.run({ ...doing, navigate, groupIds: openGroups(replica) })
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(current)
    else if (step !== undefined) choose(options.at((at + step) % options.length)?.id ?? null)
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        ref={box}
        role="combobox"
        aria-label={say('Find or do something')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={current && `${id}-${current.id}`}
        placeholder={say('Type what to find or do')}
        autoComplete="off"
        className="h-14 shrink-0 border-b bg-transparent px-5 text-base outline-none"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          choose(null)
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={id} groups={groups} current={current?.id ?? null} onTake={take} />
    </>
  )
}
