import type { Failure, QueuedCommand } from '../types.ts'

/** Commands the server refused, until someone retries or dismisses them. */
export class Refused {
  readonly #queue = new Map<string, QueuedCommand>()
  #list: readonly Failure[] | null = []

  list(): readonly Failure[] {
    this.#list ??= [...this.#queue.values()].flatMap(({ key, name, args, before, refusal }) =>
      refusal ? [{ key, name, args, ...(before && { before }), ...refusal }] : [],
    )
    return this.#list
  }

  find(key: string): QueuedCommand | undefined {
    return this.#queue.get(key)
  }

  add(queued: QueuedCommand): void {
    this.#queue.set(queued.key, queued)
    this.#list = null
  }

  remove(key: string): void {
    if (this.#queue.delete(key)) this.#list = null
  }
}
