import { posix } from 'node:path'
import type { Source } from './source.ts'

/** Links of a page to files of the project that are not there. */
export function deadLinks(page: Source, isThere: (path: string) => boolean): readonly string[] {
  const links = [...page.text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '')
  return links
    .filter((link) => !/^(https?:|#)/.test(link))
    .map((link) => posix.join(posix.dirname(page.path), link.replace(/#.*$/, '')))
    .filter((path) => !isThere(path))
}

/** The first cell of each row, where it names something in backticks. */
export const rowNames = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap((row) =>
    [...(row[1] ?? '').matchAll(/`([^`]+)`/g)].map((name) => name[1] ?? ''),
  )

/** The part of a page under one heading. */
export const section = (text: string, heading: string): string =>
  text.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''

/** Files of one folder, such as decisions, that have the same number in front. */
export function sharedNumbers(paths: readonly string[]): readonly string[] {
  const numbered = Map.groupBy(paths, (path) => /^(.*\/\d{4})[-_][^/]*$/.exec(path)?.[1])
  numbered.delete(undefined)
  return [...numbered.values()].filter(({ length }) => length > 1).flat()
}
