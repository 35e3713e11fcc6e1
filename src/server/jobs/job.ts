import type { Engine } from '../engine.ts'

/** Work done again and again. It may be cut short or run twice, so it must bear both. */
export interface Job {
  readonly name: string
  /** What it does, in words for the staff. */
  readonly title: string
  /** How often: when it is due is counted from the epoch, so all servers agree. */
  readonly everyS: number
  /** What super admins are told, once, when it begins to fail. */
  readonly trouble?: string
  /** The signal says that the server is about to stop. */
  run(engine: Engine, now: Date, signal: AbortSignal): Promise<unknown>
}
