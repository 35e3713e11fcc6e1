import type { Model } from '../model.ts'
import type { Outside } from '../sync/outside.ts'
import { toColumns } from './columns.ts'
import type { Capture, Disk } from './disk.ts'

const gatherMs = 250
const failuresMost = 3

/** Writes what changed to the disk, a little after it changed. Only the leader has one at work. */
export class Persister {
  readonly #outside: Outside
  readonly #model: Model
  readonly #disk: Disk
  readonly #closing: AbortSignal
  readonly #onFailure: () => void
  #isDue = false
  #failures = 0
  #saving: Promise<void> = Promise.resolve()

  constructor(
    outside: Outside,
    model: Model,
    disk: Disk,
    closing: AbortSignal,
    onFailure: () => void,
  ) {
    this.#outside = outside
    this.#model = model
    this.#disk = disk
    this.#closing = closing
    this.#onFailure = onFailure
  }

  async schedule(): Promise<void> {
    if (this.#isDue || this.#closing.aborted) return
    this.#isDue = true
    await this.#outside.wait(gatherMs, this.#closing)
    if (!this.#closing.aborted) await this.save()
  }

  save(): Promise<void> {
    this.#isDue = false
    this.#saving = this.#saving.then(() => this.#save())
    return this.#saving
  }

  async #save(): Promise<void> {
    if (this.#failures >= failuresMost) return
    try {
      await this.#disk.save((isAfresh) => this.#capture(isAfresh))
      this.#failures = 0
    } catch {
      this.#failures += 1
      this.#onFailure()
    }
  }

  /** Rows and cursors of one and the same moment. */
  #capture(isAfresh: boolean): Capture {
    const { truth } = this.#model
    const parts = isAfresh ? truth.takeAll() : truth.takeDirty()
    const cursors = truth.cursors()
    const records = parts
      .filter(({ scope }) => truth.cursor(scope) !== null || !truth.scopes().includes(scope))
      .map((part) => ({ part, columns: toColumns(truth.partRows(part)) }))
    return { cursors, records }
  }
}
