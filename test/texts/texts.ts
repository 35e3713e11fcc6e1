import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Entry, readCatalogue } from '#domain/words/catalogue.ts'
import { isLong, wrongIn } from '#domain/words/check-translation.ts'
import { findMessages } from '../../words.config.ts'

/** Every message that the source says, with where. */
export function messagesIn(root: string): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>()
  const isRead = (path: string) => !/\.test\.tsx?$/.test(path)
  for (const path of globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(isRead).toSorted()) {
    for (const { words } of findMessages(path, readFileSync(join(root, path), 'utf8'))) {
      const known = places.get(words) ?? []
      if (known.at(-1) !== path) known.push(path)
      places.set(words, known)
    }
  }
  return places
}

export interface Catalogue {
  readonly language: string
  readonly path: string
  readonly entries: readonly Entry[]
}

export const cataloguesIn = (root: string): readonly Catalogue[] =>
  globSync('src/words/*.po', { cwd: root })
    .toSorted()
    .map((path) => ({
      language: basename(path, '.po'),
      path,
      entries: readCatalogue(readFileSync(join(root, path), 'utf8')),
    }))

export interface Standing {
  readonly translated: number
  readonly missing: readonly string[]
  readonly unused: readonly string[]
  readonly wrong: readonly (readonly [words: string, why: string])[]
  readonly long: readonly string[]
}

/** How far a language is. */
export function standingOf(
  said: ReadonlyMap<string, readonly string[]>,
  { language, entries }: Catalogue,
): Standing {
  const own = new Map(entries.map(({ words, translation }) => [words, translation]))
  const done = [...said.keys()].filter((words) => own.get(words))
  return {
    translated: done.length,
    missing: [...said.keys()].filter((words) => !own.get(words)),
    unused: [...own.keys()].filter((words) => !said.has(words)),
    wrong: done.flatMap((words) =>
      wrongIn(words, own.get(words) ?? '', language).map((why) => [words, why] as const),
    ),
    long: done.filter((words) => isLong(words, own.get(words) ?? '')),
  }
}

/** The same catalogue with every message that is said, and none that is not. */
export function refreshed(
  said: ReadonlyMap<string, readonly string[]>,
  { entries }: Pick<Catalogue, 'entries'>,
): readonly Entry[] {
  const own = new Map(entries.map(({ words, translation }) => [words, translation]))
  return [...said].map(([words, places]) => ({ words, places, translation: own.get(words) ?? '' }))
}
