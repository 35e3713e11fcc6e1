import { screenLimits } from '#contract/screen-limits.ts'
import { say } from '#web/words/say.ts'

export type ToastVariant = 'default' | 'destructive' | 'success' | 'info' | 'warning'

export interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly variant?: ToastVariant
  readonly action?: ToastAction
  /** Takes it back: an action with the one name for that. */
  readonly undo?: () => void
  /** Does again what its undo has taken back. */
  readonly redo?: (() => void) | undefined
  /** A second way on, before the first. */
  readonly also?: ToastAction
}

export interface ToastEntry extends ToastMessage {
  readonly id: number
  readonly isShown: boolean
}

/** Long after its way out has been animated; only then is a toast forgotten. */
export const toastForgetMs = 1_000_000

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly ToastEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

function forgetLater(id: number): void {
  setTimeout(() => set(entries.filter((entry) => entry.id !== id)), toastForgetMs)
}

export function dismissToast(id: number): void {
  const entry = entries.find((candidate) => candidate.id === id)
  if (!entry?.isShown) return
  set(entries.map((each) => (each.id === id ? { ...each, isShown: false } : each)))
  forgetLater(id)
}

let catchNow: () => string | null = () => null

/** What was done last and can be taken back, also after its message is gone. */
let lastDone: { readonly id: number; readonly title: string; readonly undo: () => void } | null =
  null

/** Does again what was taken back last, until something else is done. */
let redoLastUndone: (() => void) | null = null

const forgetDone = (id: number) => {
  if (lastDone?.id === id) lastDone = null
}

/** Taken back, it is offered to be done again, once. */
function takenOnce(id: number, { title, undo, redo }: ToastMessage): (() => void) | undefined {
  if (!undo) return undo
  const again =
    redo &&
    (() => {
      redoLastUndone = null
      redo()
    })
  const once = () => {
    forgetDone(id)
    undo()
    if (again) toast({ title: say('Undone'), description: title, redo: again })
    redoLastUndone = again ?? null
  }
  lastDone = { id, title, undo: once }
  return once
}

/** Told in a place of its own, such as an open sheet, it is what was done last all the same. */
export function toldElsewhere(message: ToastMessage) {
  lastId += 1
  const id = lastId
  const { redo: _, ...plain } = message
  const undo = takenOnce(id, message)
  return { message: { ...plain, ...(undo && { undo }) }, forget: () => forgetDone(id) }
}

let coming = 0
let isUndoAsked = false

/**
 * Something is done and told in a moment: what was done before it is not the last thing any more.
 * Answers how to say that the moment is over, after the message or when there is none.
 */
export function toastComing(): () => void {
  coming += 1
  lastDone = null
  redoLastUndone = null
  return () => {
    coming -= 1
    if (coming === 0) undoAsAsked()
    // Whoever waits for quiet looks again.
    set(entries)
  }
}

function undoAsAsked(): void {
  const isAsked = isUndoAsked
  isUndoAsked = false
  if (isAsked) undoLast()
}

/**
 * As its button does. Says what was taken back, and answers whether there was anything; what is
 * told only in a moment is taken back then.
 */
export function undoLast(): boolean {
  if (!lastDone && coming > 0) isUndoAsked = true
  if (!lastDone) return isUndoAsked
  const { title, undo } = lastDone
  undo()
  if (!redoLastUndone) toast({ title: say('Undone'), description: title })
  return true
}

/** Answers whether there was anything; what was only asked to be taken back is not, then. */
export function redoLast(): boolean {
  const wasAsked = isUndoAsked
  isUndoAsked = false
  if (wasAsked) return true
  const redo = redoLastUndone
  redo?.()
  return redo !== null
}

/** What is the catch with everything that is done just now, such as being without a network. */
export function setCatch(words: () => string | null): () => void {
  catchNow = words
  return () => {
    // Whoever is here next did none of it.
    lastDone = null
    redoLastUndone = null
    isUndoAsked = false
    if (catchNow === words) catchNow = () => null
  }
}

const isGood = (variant: ToastVariant = 'default') => variant === 'default' || variant === 'success'

/** What can be undone was done; where there is a catch with it, that is said, as a warning. */
function withCatch(message: ToastMessage): ToastMessage {
  const words = message.undo && isGood(message.variant) ? catchNow() : null
  if (words === null) return message
  const description = (message.description?.replace(/\.?$/, '. ') ?? '') + words
  return { ...message, variant: 'warning', description }
}

/** Shows a message, in place of the one on screen. Answers how to take it away again. */
export function toast(message: ToastMessage): () => void {
  lastId += 1
  const id = lastId
  const kept = entries.filter((entry) => entry.isShown).slice(0, screenLimits.toastsVisible - 1)
  for (const entry of entries) if (!kept.includes(entry)) dismissToast(entry.id)
  const { redo, ...plain } = message
  const undo = takenOnce(id, message)
  const offered = undo ? { undo } : { redo }
  set([{ ...withCatch(plain), ...offered, id, isShown: true }, ...entries])
  return () => {
    forgetDone(id)
    dismissToast(id)
  }
}

export const toasts = {
  entries: (): readonly ToastEntry[] => entries,
  /** Nothing is on screen, and nothing about to be. */
  isQuiet: (): boolean => coming === 0 && !entries.some(({ isShown }) => isShown),
  /** What can be taken back, in the words of its message. */
  undoable: (): string | null => lastDone?.title ?? null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
