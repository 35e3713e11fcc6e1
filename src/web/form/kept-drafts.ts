import { storageKeys } from '#contract/storage.ts'
import { say } from '#web/words/say.ts'

type Patch = Readonly<Record<string, unknown>>

interface StoredDraft {
  readonly at: number
  readonly patch: Patch
}

interface Shelf {
  readonly uid: string
  readonly drafts: Readonly<Record<string, StoredDraft>>
}

const most = 12
const mostCharacters = 20_000
const daysKept = 14
const dayMs = 86_400_000

/** Who is signed in: what one writes is nobody else's. */
function uidNow(storage: Storage): string | null {
  const user = JSON.parse(storage.getItem(storageKeys.user) ?? 'null') as { id?: unknown } | null
  return typeof user?.id === 'string' ? user.id : null
}

function shelfOf(storage: Storage, uid: string): Shelf {
  const shelf = JSON.parse(storage.getItem(storageKeys.drafts) ?? 'null') as Shelf | null
  return shelf?.uid === uid ? shelf : { uid, drafts: {} }
}

/** Without a storage nothing is kept, and nothing else is the worse for it. */
function tried<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(localStorage)
  } catch {
    return null
  }
}

/** What of a draft differs from how it began: only that is kept, and laid over what is by then. */
export const changedIn = (before: object, draft: object): Patch =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof object]),
    ),
  )

/** What was being written there when the page went away; null when nothing was. */
export const keptDraft = (place: string, now: number): Patch | null =>
  tried((storage) => {
    const uid = uidNow(storage)
    const kept = uid === null ? undefined : shelfOf(storage, uid).drafts[place]
    return kept && now - kept.at < daysKept * dayMs ? kept.patch : null
  })

/** Null when nothing is left to keep. */
export function keepDraft(place: string, patch: Patch | null, now: number): void {
  tried((storage) => {
    const uid = uidNow(storage)
    if (uid === null) return
    const { [place]: before, ...others } = shelfOf(storage, uid).drafts
    if (patch === null && !before) return
    const newest = Object.entries(others).sort(([, a], [, b]) => b.at - a.at)
    const isKept = patch !== null && JSON.stringify(patch).length <= mostCharacters
    const mine: [string, StoredDraft][] = isKept ? [[place, { at: now, patch }]] : []
    const drafts = Object.fromEntries([...mine, ...newest].slice(0, most))
    storage.setItem(storageKeys.drafts, JSON.stringify({ uid, drafts } satisfies Shelf))
  })
}

const names = ['description', 'name', 'text', 'title', 'shownAs'] as const

const said = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '')

/** Whether what was written there is written here again: by its name, or all of it without one. */
export function isSameThing(there: Patch, here: Patch): boolean {
  const named = names.filter((one) => said(there[one]) !== '')
  if (named.length > 0) return named.some((one) => said(there[one]) === said(here[one]))
  const isSame = (one: string) => JSON.stringify(there[one]) === JSON.stringify(here[one])
  return Object.keys(there).every(isSame)
}

/** What it is called, as far as it was; amounts may be hidden, so none is told. */
export function wordsOfDraft(patch: Patch): string {
  const name = names
    .map((one) => patch[one])
    .find((text) => typeof text === 'string' && text !== '')
  return name
    ? say('You were writing “{name}”.', { name: String(name).slice(0, 60) })
    : say('You were writing something.')
}
