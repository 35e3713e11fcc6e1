import type { Scope } from '#contract/sync.ts'
import type { Block } from '../model.ts'
import type { Cursors } from '../store/disk.ts'
import type { Phase, QueuedCommand, Settlement } from '../types.ts'
import type { Channel, Outside } from './outside.ts'

/** What the tabs of one browser profile tell each other. */
export type TabMessage =
  /** A tab has opened: the leader answers with its pulse. */
  | { readonly type: 'hello' }
  /** Another tab leads now: look at the queue on disk again. */
  | { readonly type: 'lead' }
  | { readonly type: 'pulse'; readonly phase: Phase; readonly cursors: Cursors }
  | { readonly type: 'changes'; readonly block: Block }
  | { readonly type: 'reset'; readonly scope: Scope }
  | { readonly type: 'dropped'; readonly scope: Scope }
  /** Called as tabs of an older build call them. */
  | { readonly type: 'queued'; readonly parcels: readonly QueuedCommand[] }
  | { readonly type: 'settled'; readonly settlements: readonly Settlement[] }
  | { readonly type: 'forgotten'; readonly keys: readonly string[] }

/** The channel between tabs. What is heard before `listen` is kept for it. */
export class Tabs {
  readonly #channel: Channel | null
  #listener: ((message: TabMessage) => void) | null = null
  #kept: TabMessage[] = []

  constructor(outside: Outside, name: string) {
    this.#channel = outside.openChannel?.(name) ?? null
    if (!this.#channel) return
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (this.#listener) this.#listener(data)
      else this.#kept.push(data)
    }
  }

  listen(listener: (message: TabMessage) => void): void {
    this.#listener = listener
    for (const message of this.#kept) listener(message)
    this.#kept = []
  }

  readonly post = (message: TabMessage): void => {
    this.#channel?.postMessage(message)
  }

  close(): void {
    this.#channel?.close()
  }
}
