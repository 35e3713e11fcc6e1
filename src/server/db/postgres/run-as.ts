import { type SpawnOptions, spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { Refusal } from '../../refusal.ts'

/** How to run a PostgreSQL program: PostgreSQL itself refuses to run as root. */
export interface RunAs {
  /** Whom its files must belong to; null when we are an ordinary user ourselves. */
  readonly owner: { readonly uid: number; readonly gid: number } | null
  command(program: string, args: readonly string[]): Command
}

interface Command {
  readonly program: string
  readonly args: readonly string[]
  readonly options: Pick<SpawnOptions, 'uid' | 'gid' | 'env'>
}

/** What it needs to run: our settings have secrets, and anybody of its user can read its own. */
const needed = /^(PATH|HOME|TZ|LANG|LC_\w+|TMPDIR|TEMP|TMP|SYSTEMROOT|LD_LIBRARY_PATH|DYLD_\w+)$/i

const itsEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)))

const plainly: RunAs = {
  owner: null,
  command: (program, args) => ({ program, args, options: { env: itsEnvironment() } }),
}

/** Chooses who runs PostgreSQL, and tries that it can reach both the program and the folder. */
export function chooseRunAs(program: string, folder: string): RunAs {
  if (process.getuid?.() !== 0) return plainly
  const owner = ownerOf(folder) ?? nobody()
  for (const way of [asUser(owner), asReadingUser(owner)]) {
    if (canReach(way, program, folder)) return way
  }
  throw new Refusal(
    `PostgreSQL does not run as root, and the user with id ${owner.uid} cannot reach ${folder} ` +
      'or the installed packages: move the project and DATA_DIR to a folder others may enter, ' +
      'start as an ordinary user, or set DATABASE_URL.',
  )
}

function canReach(way: RunAs, program: string, folder: string): boolean {
  const script = '"$1" --version && cd "$2"'
  const trial = way.command('/bin/sh', ['-c', script, 'sh', program, folder])
  return spawnSync(trial.program, trial.args, trial.options).status === 0
}

type Owner = NonNullable<RunAs['owner']>

const asUser = (owner: Owner): RunAs => ({
  owner,
  command: (program, args) => ({ program, args, options: { ...owner, env: itsEnvironment() } }),
})

/**
 * For folders only root may enter, such as /root: an unprivileged user who keeps one right, to
 * read. Without no_setuid_fixup access(2) would ignore that right, and initdb relies on it.
 */
const asReadingUser = ({ uid, gid }: Owner): RunAs => ({
  owner: { uid, gid },
  command: (program, args) => ({
    program: 'setpriv',
    args: [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--inh-caps=+dac_read_search',
      '--ambient-caps=+dac_read_search',
      '--securebits=+no_setuid_fixup',
      '--bounding-set=-all,+dac_read_search',
      '--no-new-privs',
      program,
      ...args,
    ],
    options: { env: itsEnvironment() },
  }),
})

function ownerOf(folder: string): Owner | null {
  const { uid, gid } = statSync(folder)
  return uid === 0 ? null : { uid, gid }
}

function nobody(): Owner {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) }
}
