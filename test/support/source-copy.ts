import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Change } from './toy-noun.data.ts'

const root = join(import.meta.dirname, '../..')
const needed = [
  ...['package.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts'],
  ...['vite.config.ts', 'chunks.config.ts', 'icons.config.ts', 'site.config.ts'],
  ...['src', 'test'],
]
/** What the compiler knows already, so that it looks at the changes only. */
const known = '.build/types'

const run = promisify(execFile)

/** The project in a folder of its own, to try changes in; packages are found above it. */
export class SourceCopy {
  readonly root = join(root, `.build/copy-${process.pid}`)
  readonly #changed = new Set<string>()

  constructor() {
    for (const name of [...needed, known]) {
      const from = join(root, name)
      if (existsSync(from)) cpSync(from, join(this.root, name), { recursive: true })
    }
  }

  /** The files that were written or changed so far. */
  get changed(): readonly string[] {
    return [...this.#changed].sort()
  }

  write(changes: readonly Change[]): void {
    for (const [path, text, before] of changes) {
      const file = join(this.root, path)
      this.#changed.add(path)
      mkdirSync(dirname(file), { recursive: true })
      if (before === undefined) writeFileSync(file, text, { flag: 'wx' })
      else {
        const old = readFileSync(file, 'utf8')
        if (old.split(before).length !== 2) throw new Error(`${path} has no one place: ${before}`)
        writeFileSync(
          file,
          old.replace(before, () => text + before),
        )
      }
    }
  }

  /** What a program of the packages says about the copy; throws with its words when it fails. */
  async run(name: string, ...args: readonly string[]): Promise<string> {
    const program = join(root, 'node_modules', name)
    const { TEST_POSTGRES_URL: _, ...env } = process.env
    try {
      const options = { cwd: this.root, env: { ...env, NO_COLOR: '1' } }
      return (await run(process.execPath, [program, ...args], options)).stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${stdout}\n${stderr}`.trim() || String(error))
    }
  }

  /** A module of the copy. */
  load<Module>(path: string): Promise<Module> {
    return import(/* @vite-ignore */ join(this.root, path))
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
