import { posix } from 'node:path'
import { target } from './arrows.ts'
import { isCode, isData, isTest, type Source } from './source.ts'
import { syntaxOf } from './syntax.ts'

/** Where something stands that should become less; each place is one. */
type Places = (tree: readonly Source[]) => readonly string[]

const inSource = (tree: readonly Source[], under = 'src/') =>
  tree.filter((source) => source.path.startsWith(under) && isCode(source) && !isTest(source))

/** Every place where the files under a folder say this. */
const said =
  (pattern: RegExp, under: string, isMeant: (path: string) => boolean = () => true): Places =>
  (tree) =>
    inSource(tree, under)
      .filter(({ path }) => isMeant(path))
      .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(() => path))

const filesThatSay =
  (...asked: Parameters<typeof said>): Places =>
  (tree) => [...new Set(said(...asked)(tree))]

const most = { filesInFolder: 25, tinyLines: 25 }

/** Changes of the database are a log: one after the other, whatever their number. */
const isLog = (folder: string) => folder === 'src/server/db/migrations'

export const folderSize: Places = (tree) => {
  const counts = new Map<string, number>()
  for (const source of tree) {
    if (!source.path.startsWith('src/') || isTest(source)) continue
    const folder = posix.dirname(source.path)
    if (!isLog(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) =>
    count > most.filesInFolder ? [`${folder} (${count})`] : [],
  )
}

/** Where two paths part: the folders side by side that they are in, if both are in one. */
function siblings(path: string, other: string): readonly [string, string] | null {
  const [here, there] = [path.split('/'), other.split('/')]
  const at = here.findIndex((step, index) => step !== there[index])
  if (at === -1 || at >= here.length - 1 || at >= there.length - 1) return null
  return [here.slice(0, at + 1).join('/'), there.slice(0, at + 1).join('/')]
}

const arrow = (from: string, to: string) => `${from} → ${to}`

/** Pairs of folders side by side that import each other; a type is only a shape. */
export const mutualFolders: Places = (tree) => {
  const arrows = new Map<string, readonly [string, string]>()
  for (const source of inSource(tree)) {
    for (const { from, isTypeOnly } of syntaxOf(source).imports) {
      const pair = isTypeOnly ? null : siblings(source.path, target(source.path, from))
      if (pair) arrows.set(arrow(...pair), pair)
    }
  }
  return [...arrows.values()].flatMap(([from, to]) =>
    from < to && arrows.has(arrow(to, from)) ? [`${from} and ${to}`] : [],
  )
}

/** What every noun has a file for, however small. */
const anatomy = /\/(entities|commands|calls|reducers|jobs|notifications)\.ts$/

/** Small files that one other reads, and not because it is fetched when it is needed. */
export const tinyFiles: Places = (tree) => {
  const readers = new Map<string, Set<string>>()
  const lazy = new Set<string>()
  for (const source of inSource(tree)) {
    for (const { from, isLazy } of syntaxOf(source).imports) {
      const to = target(source.path, from)
      readers.set(to, (readers.get(to) ?? new Set()).add(source.path))
      if (isLazy) lazy.add(to)
    }
  }
  return inSource(tree).flatMap((source) => {
    const isTiny = source.text.trimEnd().split('\n').length < most.tinyLines
    const isRead = readers.get(source.path)?.size === 1 && !lazy.has(source.path)
    const isOwn = isData(source) || anatomy.test(source.path)
    return isTiny && isRead && !isOwn ? [source.path] : []
  })
}

const linesOfSource: Places = (tree) =>
  inSource(tree).flatMap(({ path, text }) => text.split('\n').slice(1).fill(path))

export interface Count {
  readonly places: Places
  /** What it was when it was counted last; it never rises again. */
  readonly ceiling: number
  /** Where it is to come, and why: docs/decisions/0086-counted-down.md. */
  readonly aim: number
  /** How far below its ceiling it may be before the ceiling should follow. */
  readonly slack?: number
}

/** What is wrong when there are more than before, and what to do when there are fewer. */
export function compare({ ceiling, slack = 0 }: Count, found: number) {
  return {
    isAbove: found > ceiling,
    advice: found < ceiling - slack ? `${found}, not ${ceiling}: lower it in counts.ts` : null,
  }
}

/** Shown as it stands, in English: nobody can translate it (decision 0680). */
const bareTexts: Places = (tree) =>
  inSource(tree, 'src/web/').flatMap((source) =>
    syntaxOf(source).bareTexts.map(({ words, line }) => `${source.path}:${line} ${words}`),
  )

const isEffect = (path: string) =>
  /^src\/web\/data\/replica\/commands\/[^/]*effects\.ts$/.test(path)
const isNoun = (path: string) => !path.startsWith('src/server/documents/')
const parts = /^(?:export )?(?:interface|type) Parts\b/gm
/** A name that says only that somebody did something, not to what. */
const bare = /^(?:export )?(?:interface|type) (?:Found|Asked|Kept|Given|Told|Said)\b/gm
/** Over `unknown`, or over a list of it. */
const castTwice = /as (?:readonly )?unknown(?:\[\])? as/g
const address = /['"`]\/api\/[a-z]/g

export const counts: Readonly<Record<string, Count>> = {
  'types called Parts': { places: said(parts, 'src/'), ceiling: 0, aim: 0 },
  'types named by a verb alone': { places: said(bare, 'src/'), ceiling: 0, aim: 0 },
  'toasts that undo': { places: said(/'Undo'/g, 'src/web/'), ceiling: 2, aim: 2 },
  'arguments guessed by typeof': {
    places: said(/typeof /g, 'src/web/', isEffect),
    ...{ ceiling: 0, aim: 0 },
  },
  'addresses of calls in web': { places: said(address, 'src/web/'), ceiling: 1, aim: 1 },
  'files that read arguments': {
    places: filesThatSay(/readArgs\(/g, 'src/server/', isNoun),
    ...{ ceiling: 0, aim: 0 },
  },
  'calls of lazy': { places: said(/lazy\(/g, 'src/web/'), ceiling: 0, aim: 0 },
  'double casts': { places: said(castTwice, 'src/'), ceiling: 0, aim: 0 },
  'folders of more than 25 files': { places: folderSize, ceiling: 0, aim: 0 },
  'pairs of folders that import each other': { places: mutualFolders, ceiling: 0, aim: 0 },
  'tiny files with one reader': { places: tinyFiles, ceiling: 25, aim: 25 },
  'bare texts': { places: bareTexts, ceiling: 0, aim: 0 },
  'lines of source': {
    places: linesOfSource,
    ...{ ceiling: 225_500, aim: 115_000, slack: 25_000 },
  },
}
