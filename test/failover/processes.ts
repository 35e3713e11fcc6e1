import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RunAs } from '#server/db/postgres/run-as.ts'

const minder = fileURLToPath(new URL('./minder.ts', import.meta.url))

/** Programs of one trial, with a log each. None outlives it, however it ends. */
export class Processes {
  readonly #folder: string
  readonly #runAs: RunAs
  readonly #minder: ChildProcess

  constructor(folder: string, runAs: RunAs) {
    this.#folder = folder
    this.#runAs = runAs
    const stdio: ['pipe', 'ignore', 'inherit'] = ['pipe', 'ignore', 'inherit']
    this.#minder = spawn(process.execPath, [minder, folder], { stdio, detached: true })
  }

  start(name: string, program: string, args: readonly string[]): ChildProcess {
    const log = openSync(join(this.#folder, `${name}.log`), 'a')
    const command = this.#runAs.command(program, args)
    return spawn(command.program, command.args, {
      ...command.options,
      cwd: this.#folder,
      stdio: ['ignore', log, log],
    })
  }

  /** Ends all of them and removes their folder. */
  async stop(): Promise<void> {
    const ended = once(this.#minder, 'exit')
    this.#minder.stdin?.end()
    await ended
  }
}

export async function killNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

interface Listed {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

/** Every process of this machine, as the kernel lists them. */
export function listProcesses(): readonly Listed[] {
  const proc = join('/', 'proc')
  return readdirSync(proc)
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readOrNothing(join(proc, name, 'stat'))
      const parent = /\) \S (\d+) /.exec(stat)?.[1]
      const command = readOrNothing(join(proc, name, 'cmdline')).replaceAll('\0', ' ')
      return parent === undefined ? [] : [{ pid: Number(name), parent: Number(parent), command }]
    })
}

/** A process may end while the list is read. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

export const childrenOf = (pid: number) => listProcesses().filter(({ parent }) => parent === pid)

/** Sends a signal to each; those that are gone by now need none. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
