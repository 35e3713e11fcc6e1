import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import { openCollectionNames } from '#contract/collections.ts'
import { routeList } from '#contract/routes.ts'
import { innerArrows, oneDoorForMessages, roomArrows } from './tidy/arrows.ts'
import { compare, counts } from './tidy/counts.ts'
import { deadLinks, rowNames, section, sharedNumbers } from './tidy/documents.ts'
import {
  kebabCase,
  noBarrel,
  noDefaultExport,
  noEnum,
  openingSentence,
  tellingName,
} from './tidy/names.ts'
import {
  hostileOverRegistry,
  unexplained,
  unpinned,
  withoutApiTest,
  withoutHandler,
  withoutPage,
  withoutStory,
  withoutTable,
} from './tidy/presence.ts'
import { dataWithoutLogic, fileSize, functionSize, lineLength } from './tidy/sizes.ts'
import { type Rule, readTree } from './tidy/source.ts'
import {
  bannedWords,
  lockWithoutRegistry,
  neverSaid,
  nothingOfOneMachine,
  saysAsAgreed,
  tokensOnly,
} from './tidy/words.ts'
import { asksBeforeLoss } from './tidy/writing.ts'

const root = join(import.meta.dirname, '..')
const tree = readTree(root)

const textOf = (path: string) => tree.find((source) => source.path === path)?.text ?? ''

const rules: Record<string, Rule> = {
  'no file is too long': fileSize,
  'no line is too long': lineLength,
  'no function or component is too long': functionSize,
  'data files hold no logic': dataWithoutLogic,
  'files and folders are kebab-case': kebabCase,
  'names say what is inside': tellingName,
  'no file only passes on others': noBarrel,
  'no default exports': noDefaultExport,
  'no enums': noEnum,
  'domain and contract files open with a sentence': openingSentence,
  'no banned words': bannedWords,
  'nothing of one machine': nothingOfOneMachine,
  'the lock file names no registry': lockWithoutRegistry,
  'colours are tokens': tokensOnly,
  'texts say it in the agreed words': saysAsAgreed(neverSaid(textOf('docs/words.md'))),
  'dialogs ask before what was typed is lost': asksBeforeLoss,
  'rooms import only what they may see': roomArrows,
  'arrows inside a room point down': innerArrows,
  'messages leave by one door': oneDoorForMessages,
}

describe('every file', () => {
  it.each(Object.entries(rules))('%s', (_name, rule) => {
    const findings = tree.flatMap((source) =>
      rule(source).map((finding) => `${source.path}: ${finding}`),
    )
    expect(findings).toEqual([])
  })
})

describe('what there are too many of', () => {
  it.each(Object.entries(counts))('no more %s than before', (name, count) => {
    const places = count.places(tree)
    const { isAbove, advice } = compare(count, places.length)
    if (advice) process.stdout.write(`${name}: ${advice}\n`)
    const where = [...new Set(places)].slice(0, 100).join('\n')
    expect(isAbove, `${places.length}, at most ${count.ceiling}:\n${where}`).toBe(false)
  })
})

describe('what is open is there', () => {
  const inBundle = routeList.filter((route) => route.layout !== 'public').map((route) => route.id)
  const openCalls = [
    ...Object.entries(calls).filter(([, call]) => call.isOpen),
    ...Object.entries(ownCalls),
  ].map(([name, call]) => ({ name, path: call.path }))

  it('every open screen has a page', () => {
    expect(withoutPage(inBundle, tree)).toEqual([])
  })

  it('every open screen has a story', () => {
    const ids = routeList.map((route) => route.id)
    expect(withoutStory(ids, tree)).toEqual([])
  })

  it('every open call has a handler', () => {
    expect(withoutHandler(openCalls, tree)).toEqual([])
  })

  it('every open call has a test', () => {
    expect(withoutApiTest(openCalls, tree)).toEqual([])
  })

  it('every open collection has a table and hostile tests', () => {
    expect(withoutTable(openCollectionNames, tree)).toEqual([])
    expect(hostileOverRegistry(tree)).toBe(true)
  })
})

describe('every dependency', () => {
  const pack = JSON.parse(textOf('package.json'))

  it('is named with its reason in ARCHITECTURE.md', () => {
    const reasons = rowNames(section(textOf('ARCHITECTURE.md'), 'Dependencies'))
    expect(unexplained(pack, reasons)).toEqual([])
  })

  it('is pinned to one version', () => {
    expect(unpinned(pack)).toEqual([])
  })
})

describe('the documents', () => {
  it('link only to what is there', () => {
    const isThere = (path: string) => existsSync(join(root, path))
    const pages = tree.filter((source) => source.path.endsWith('.md'))
    expect(pages.flatMap((page) => deadLinks(page, isThere))).toEqual([])
  })

  it('and migrations have numbers of their own', () => {
    expect(sharedNumbers(tree.map(({ path }) => path))).toEqual([])
  })
})
