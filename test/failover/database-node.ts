import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { childrenOf, killNow, type Processes, signal } from './processes.ts'

interface Parts {
  readonly name: string
  readonly folder: string
  readonly patroni: string
  readonly restPort: number
  readonly processes: Processes
}

/** One machine of the cluster: Patroni and the PostgreSQL it minds. */
export class DatabaseNode {
  readonly name: string
  readonly #parts: Parts
  #patroni: ChildProcess | null = null

  constructor(parts: Parts) {
    this.name = parts.name
    this.#parts = parts
  }

  start(): void {
    const { processes, name, patroni, folder } = this.#parts
    this.#patroni = processes.start(name, patroni, [join(folder, 'patroni.yml')])
  }

  /** As if its plug was pulled: Patroni first, or it would start PostgreSQL again. */
  async kill(): Promise<void> {
    if (this.#patroni) await killNow(this.#patroni)
    this.#patroni = null
    this.killPostgres()
  }

  killPostgres(): void {
    const postmaster = this.#postmaster()
    if (postmaster === null) return
    const children = childrenOf(postmaster).map(({ pid }) => pid)
    signal([postmaster, ...children], 'SIGKILL')
  }

  /** From now on it sends nothing to the others, and still confirms what it may confirm alone. */
  holdBack(): void {
    const senders = childrenOf(this.#postmaster() ?? 0).filter(({ command }) =>
      command.includes('walsender'),
    )
    signal(
      senders.map(({ pid }) => pid),
      'SIGSTOP',
    )
  }

  /** The status its REST door answers with: 200 where the question is true. */
  async ask(question: 'primary' | 'replica' | 'synchronous' | 'health'): Promise<number> {
    const url = `http://127.0.0.1:${this.#parts.restPort}/${question}`
    return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      ({ status }) => status,
      () => 0,
    )
  }

  async change(settings: object): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${this.#parts.restPort}/config`, {
      method: 'PATCH',
      body: JSON.stringify(settings),
    })
    if (!answer.ok) throw new Error(`Patroni answered ${answer.status}.`)
  }

  #postmaster(): number | null {
    const file = join(this.#parts.folder, 'data', 'postmaster.pid')
    if (!existsSync(file)) return null
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    // The file stays when its process is killed, and the number may be somebody else's by now.
    const command = join('/', 'proc', String(pid), 'cmdline')
    const isOurs = existsSync(command) && readFileSync(command, 'utf8').includes(this.#parts.folder)
    return isOurs ? pid : null
  }
}
