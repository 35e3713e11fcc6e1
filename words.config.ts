import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type Plugin, parseSync, type Rolldown } from 'vite'
import { readCatalogue } from './src/domain/words/catalogue.ts'
import { onOneLine, readMessage } from './src/domain/words/read-message.ts'

/** A message as it stands in a source: where, and what of it the message takes the place of. */
export interface FoundMessage {
  readonly words: string
  readonly start: number
  readonly end: number
  /** With the brackets of a property: `words={…}`. */
  readonly isProperty: boolean
  /** Said as it stands, so the call around it is not needed either. */
  readonly isWhole: boolean
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nameOf = (node: unknown) => (isNode(node) ? node.name : undefined)
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : [])

/** Said by these, and nothing else: the types refuse what is not written in place. */
const sayers = new Set(['say', 'text'])

/** What stands there in quotes, on one line or several; nothing that is put together. */
function writtenIn(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  const [only, ...more] = node?.type === 'TemplateLiteral' ? listOf(node.quasis) : []
  const { cooked } = (only?.value ?? {}) as { readonly cooked?: unknown }
  return typeof cooked === 'string' && more.length === 0 ? onOneLine(cooked) : undefined
}

/** Nothing but text, so that no call needs to say it. */
const isPlain = (words: string) => readMessage(words).every((part) => typeof part === 'string')

function inCall(node: Node): FoundMessage | null {
  const name = nameOf(node.callee)
  const [first, ...others] = listOf(node.arguments)
  if (typeof name !== 'string' || !sayers.has(name) || first === undefined) return null
  const words = writtenIn(first)
  if (words === undefined) return null
  const isWhole = name === 'text' || (others.length === 0 && isPlain(words))
  const { start, end } = isWhole ? node : first
  return { words, start, end, isProperty: false, isWhole }
}

function inElement(node: Node): FoundMessage | null {
  if (nameOf(node.name) !== 'Say') return null
  const given = listOf(node.attributes).find((one) => nameOf(one.name) === 'words')
  const value = isNode(given?.value) ? given.value : undefined
  const inner = value?.type === 'JSXExpressionContainer' && isNode(value.expression)
  const words = writtenIn(inner ? (value.expression as Node) : value)
  if (!value || words === undefined) return null
  return { words, start: value.start, end: value.end, isProperty: true, isWhole: false }
}

/** Every message of a source, in its order. */
export function findMessages(path: string, source: string): readonly FoundMessage[] {
  if (!/\b(?:say|text)\(|<Say\b/.test(source)) return []
  // Columns of a table of the database are `text` too.
  if (/from 'drizzle-orm/.test(source)) return []
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const found: FoundMessage[] = []
  const visit = (node: Node) => {
    const here = node.type === 'CallExpression' ? inCall(node) : null
    const there = node.type === 'JSXOpeningElement' ? inElement(node) : null
    const message = here ?? there
    if (message) found.push(message)
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
    }
  }
  visit(program as unknown as Node)
  return found.sort((one, other) => one.start - other.start)
}

/** As text within quotes, or in place of them as the parts it was read to. */
const mark = (number: number, words: string) => `@@${isPlain(words) ? 't' : 'p'}${number}@@`
const marks = /@@(t)(\d+)@@|@@(language)@@|(["'`])@@p(\d+)@@\4/g

/** Right inside every kind of quotes that a bundler may choose. */
const inQuotes = (words: string) =>
  JSON.stringify(words)
    .slice(1, -1)
    .replace(/['`]|\$\{/g, '\\$&')

export interface Translation {
  readonly language: string
  /** Undefined where it has none of its own: the English is shown. */
  readonly of: (words: string) => string | undefined
}

/** A language besides English, whose files have a folder of their own. */
export interface OtherLanguage extends Translation {
  readonly folder: string
}

const assets = /^assets\//
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Its folder is named by what it says: files of one name differ by nothing else. */
export function languageOf(language: string): OtherLanguage {
  const file = readFileSync(`src/words/${language}.po`, 'utf8')
  const own = new Map(readCatalogue(file).map(({ words, translation }) => [words, translation]))
  const folder = `${language}-${digest(file).slice(0, 8)}`
  return { language, folder, of: (words) => own.get(words) || undefined }
}

/** The code of a file with what its marks stand for. */
const sayIn = (code: string, messages: readonly string[], { language, of }: Translation) =>
  code.replace(marks, (_, plain, text, isLanguage, _quote, parts) => {
    if (isLanguage) return inQuotes(language)
    const words = messages[Number(plain ? text : parts)] ?? ''
    const said = readMessage(of(words) ?? words)
    return plain ? inQuotes(said.join('')) : JSON.stringify(said)
  })

/** The files of a language as they ask for each other in its folder, with marks. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], { folder }: OtherLanguage) {
  const names = new Set(chunks.map(({ fileName }) => fileName))
  const moved = (path: string) => (names.has(path) ? path.replace(assets, `${folder}/`) : path)
  return chunks
    .filter(({ fileName }) => assets.test(fileName))
    .map(
      ({ fileName, code }) =>
        [moved(fileName), code.replace(/\bassets\/[\w.-]+\.js/g, moved)] as const,
    )
}

/**
 * Puts each message where its English stands, when the app is built. Nothing is looked up in the
 * browser, and English weighs what it weighed when it was written there.
 */
export function wordsInPlace(
  translation: Translation,
  others: readonly OtherLanguage[] = [],
): Plugin {
  const messages: string[] = []
  const inModule = new Map<string, readonly string[]>()
  const numberOf = (words: string) => {
    const known = messages.indexOf(words)
    return known === -1 ? messages.push(words) - 1 : known
  }
  return {
    name: 'words-in-place',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/read\.ts$/ },
      handler: (_source, importer) =>
        importer?.startsWith(resolve('src/web/words'))
          ? resolve('src/web/words/read-by-build.ts')
          : null,
    },
    transform: {
      filter: { id: /[\\/]src[\\/](?:web|domain|contract)[\\/].*\.tsx?$/ },
      handler(source, id) {
        const path = relative(resolve('.'), id)
        const found = findMessages(path, source)
        if (found.length === 0) return null
        const all = found.map(({ words }) => words)
        inModule.set(id, all)
        let code = source
        for (const { words, start, end, isProperty } of found.toReversed()) {
          const literal = JSON.stringify(mark(numberOf(words), words))
          code = code.slice(0, start) + (isProperty ? `{${literal}}` : literal) + code.slice(end)
        }
        return { code, map: null }
      },
    },
    /** The name of a file follows what its messages say, too. */
    augmentChunkHash({ moduleIds }) {
      const words = moduleIds.flatMap((id) => inModule.get(id) ?? [])
      const said = words.map((one) => translation.of(one) ?? one)
      return digest(JSON.stringify([translation.language, ...said]))
    },
    /** After all that writes into a file of the app, before they are listed and packed. */
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const other of others) {
          for (const [fileName, code] of filesOf(chunks, other)) {
            this.emitFile({ type: 'asset', fileName, source: sayIn(code, messages, other) })
          }
        }
        for (const file of chunks) file.code = sayIn(file.code, messages, translation)
      },
    },
  }
}

export const english: Translation = { language: 'en', of: () => undefined }
