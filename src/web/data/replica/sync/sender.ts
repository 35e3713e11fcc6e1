import type { CommandResult } from '#contract/sync.ts'
import { CallError, isSignedOut } from '#web/data/http/client.ts'
import { retryAfterMs } from '#web/data/http/failure-kinds.ts'
import type { Model } from '../model.ts'
import type { QueuedCommand, Refusal, Settlement } from '../types.ts'
import { Backoff, backoffMs } from './backoff.ts'
import type { Outside, SyncCalls } from './outside.ts'

const batchCommands = 100
const batchCharacters = 400_000
const triesOfUnexpected = 5

export interface DrainParts {
  readonly outside: Outside
  readonly wire: SyncCalls
  readonly model: Model
  readonly queued: (most: number) => Promise<readonly QueuedCommand[]>
  /** What this tab is writing to the disk is there, or has found no disk. */
  readonly stored: () => Promise<unknown>
  readonly settle: (settlements: readonly Settlement[]) => Promise<void>
  readonly forget: (keys: readonly string[]) => Promise<void>
  readonly endSession: () => void
}

const isTemporary = (status: number) => [0, 408, 425, 429, 502, 503, 504].includes(status)

const refusalOf = ({ error, code, fields }: Refusal): Refusal =>
  fields ? { error, code, fields } : { error, code }

/** An undo waits for the answer to what it takes back. */
function beforeUndo(queue: readonly QueuedCommand[]): readonly QueuedCommand[] {
  const keys = queue.map(({ key }) => key)
  const at = queue.findIndex(({ undoes }) => undoes?.some((undone) => keys.includes(undone)))
  return at < 0 ? queue : queue.slice(0, at)
}

/** As many as fit one request; at least one. */
function cut(queue: readonly QueuedCommand[], most: number): readonly QueuedCommand[] {
  let room = batchCharacters
  const fitting = beforeUndo(queue.slice(0, most)).filter(({ name, args }) => {
    room -= JSON.stringify(args).length + name.length + 80
    return room > 0
  })
  return fitting.length > 0 ? fitting : queue.slice(0, 1)
}

/** Sends the queue, in order, in batches, until every command has its answer. Leader only. */
export class Sender {
  readonly #parts: DrainParts
  readonly #backoff: Backoff
  #attempt = 0
  #most = batchCommands
  /** The disk may hold commands that this tab has not heard of. */
  #mustRead = true

  constructor(parts: DrainParts) {
    this.#parts = parts
    this.#backoff = new Backoff(parts.outside)
  }

  wake(): void {
    this.#mustRead = true
    this.#backoff.wake()
  }

  /** This tab has written more, and sends it while the disk takes it. */
  wakeForOwn(): void {
    this.#backoff.wake()
  }

  async run(signal: AbortSignal): Promise<void> {
    this.#mustRead = true
    while (!signal.aborted) {
      const batch = cut(await this.#next(), this.#most)
      if (batch.length === 0) {
        this.#most = batchCommands
        await this.#backoff.rest(signal)
        continue
      }
      try {
        await this.#send(batch)
      } catch (error) {
        if (signal.aborted) return
        if (isSignedOut(error)) return this.#parts.endSession()
        const rest = Math.max(
          retryAfterMs(error),
          backoffMs(this.#attempt, this.#parts.outside.random),
        )
        this.#attempt += 1
        await this.#backoff.rest(signal, rest)
      }
    }
  }

  /** In the order of the disk, which knows every tab's commands, then those it has not yet. */
  async #next(): Promise<readonly QueuedCommand[]> {
    const { model, forget, stored } = this.#parts
    if (this.#mustRead) await this.#read()
    const open = model.waiting()
    // What was refused and is unwanted by now goes, and an undo that finds nothing to take back.
    const gone = open.flatMap(({ key, undoes = [] }) => {
      const refused = undoes.filter((undone) => model.refused.find(undone))
      return refused.length < undoes.length || refused.length === 0 ? refused : [key, ...refused]
    })
    if (gone.length === 0) return open
    await stored()
    await forget(gone)
    return model.waiting()
  }

  async #read(): Promise<void> {
    this.#mustRead = false
    const stored = await this.#parts.queued(batchCommands)
    this.#parts.model.enqueue(stored)
    this.#mustRead ||= stored.length === batchCommands
  }

  async #send(batch: readonly QueuedCommand[]): Promise<void> {
    const { wire, settle, stored } = this.#parts
    const commands = batch.map(({ key, name, args }) => ({ key, name, args: { ...args } }))
    const answer = await wire.push(commands).catch((error: unknown) => this.#recover(error, batch))
    if (!answer) return
    const settlements = this.#answersIn(answer.results)
    if (settlements.length > 0) {
      this.#attempt = 0
      await stored()
      await settle(settlements)
    }
    const last = answer.results.at(-1)
    if (settlements.length === 0) throw new CallError(last?.ok === false ? last.status : 503)
  }

  /** The answers up to the first temporary failure; the rest is sent again. */
  #answersIn(results: readonly CommandResult[]): readonly Settlement[] {
    const settlements: Settlement[] = []
    for (const result of results) {
      if (result.ok) settlements.push({ key: result.key, ok: true, revs: result.revs })
      else if (this.#mustWait(result.status)) break
      else settlements.push({ key: result.key, ok: false, refusal: refusalOf(result) })
    }
    return settlements
  }

  /** A fault of the server may pass; one that stays must not hold up the queue for ever. */
  #mustWait(status: number): boolean {
    if (status === 401 || isTemporary(status)) return true
    return status >= 500 && this.#attempt < triesOfUnexpected
  }

  /** The whole request was refused: find the one command to blame by sending them singly. */
  async #recover(error: unknown, batch: readonly QueuedCommand[]): Promise<null> {
    if (!(error instanceof CallError) || isSignedOut(error) || this.#mustWait(error.status)) {
      throw error
    }
    if (batch.length > 1) this.#most = 1
    else {
      const refusal = refusalOf(error.body)
      await this.#parts.stored()
      await this.#parts.settle(batch.map(({ key }) => ({ key, ok: false, refusal })))
      this.#attempt = 0
    }
    return null
  }
}
