import { type ChildProcess, fork } from 'node:child_process'
import type { Fault } from './http/fault.ts'

export interface SideProcessOptions {
  readonly waitingMost: number
  readonly withinMs: number
  /** What those are told who cannot wait for it. */
  readonly busy: () => Fault
  readonly heapMegabytes: number
}

/** What it loaded takes much memory: nobody pays for it when nothing is asked. */
const REST_MS = 120_000

/**
 * Does one piece of work after the other in a process of its own: what a hostile file costs there
 * is never taken from the server, and ends with that process. It knows none of our settings.
 */
export class SideProcess<Ask, Answer> {
  readonly #module: URL
  readonly #options: SideProcessOptions
  #child: ChildProcess | null = null
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #resting: NodeJS.Timeout | undefined

  constructor(module: URL, options: SideProcessOptions) {
    this.#module = module
    this.#options = options
  }

  async run(ask: Ask, signal?: AbortSignal): Promise<Answer> {
    if (this.#waiting >= this.#options.waitingMost) throw this.#options.busy()
    this.#waiting += 1
    const turn = this.#queue.then(() => this.#runNow(ask, signal))
    this.#queue = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }

  close(): void {
    clearTimeout(this.#resting)
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  /** Nothing but its end stops a process that is at work. */
  async #runNow(ask: Ask, signal: AbortSignal = new AbortController().signal): Promise<Answer> {
    if (signal.aborted) throw this.#options.busy()
    clearTimeout(this.#resting)
    this.#child ??= this.#open()
    const child = this.#child
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const stop = AbortSignal.any([signal, AbortSignal.timeout(this.#options.withinMs)])
    const giveUp = () => reject(this.#options.busy())
    const answer = (message: unknown) => resolve(message as Answer)
    const end = () => reject(new Error('A side process ended at its work.'))
    child.once('message', answer).once('error', reject).once('exit', end)
    stop.addEventListener('abort', giveUp)
    try {
      child.send(ask as object)
      const answered = await promise
      this.#resting = setTimeout(() => this.close(), REST_MS).unref()
      return answered
    } catch (error) {
      this.close()
      throw error
    } finally {
      stop.removeEventListener('abort', giveUp)
      child.off('message', answer).off('error', reject).off('exit', end)
    }
  }

  #open(): ChildProcess {
    const child = fork(this.#module, {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${this.#options.heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.unref()
    child.channel?.unref()
    child.on('error', () => undefined)
    return child
  }
}
