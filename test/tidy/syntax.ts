import { parseSync } from 'vite'
import type { Source } from './source.ts'

export interface Import {
  readonly from: string
  readonly isTypeOnly: boolean
  /** Fetched when it is needed, by `import(…)`. */
  readonly isLazy: boolean
  readonly line: number
}

export interface FunctionFact {
  readonly name: string
  readonly line: number
  readonly lines: number
  /** The callback of a `describe`: a heading for tests, not a piece of work. */
  readonly isSuite: boolean
}

export interface Syntax {
  readonly imports: readonly Import[]
  readonly functions: readonly FunctionFact[]
  readonly kinds: ReadonlySet<string>
  /** Every statement of the file passes on what another file exports. */
  readonly isBarrel: boolean
  /** What is written in quotes, or between tags, and holds more than one word. */
  readonly texts: readonly Text[]
  /** Of these, what is shown as it stands: between tags, and in attributes that are read out. */
  readonly bareTexts: readonly Text[]
}

export interface Text {
  readonly words: string
  readonly line: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const functionKinds = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
])

const read = new WeakMap<Source, Syntax>()

export function syntaxOf(source: Source): Syntax {
  const known = read.get(source)
  if (known) return known
  const found = parse(source)
  read.set(source, found)
  return found
}

function parse({ path, text }: Source): Syntax {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const lineAt = lineFinder(text)
  const imports: Import[] = []
  const functions: FunctionFact[] = []
  const kinds = new Set<string>()
  const texts: Text[] = []
  const bareTexts: Text[] = []
  walk(program as unknown as Node, [], (node, parents) => {
    kinds.add(node.type)
    const from = sourceOf(node)
    if (from !== undefined) {
      const isLazy = node.type === 'ImportExpression'
      imports.push({ from, isTypeOnly: isTypeOnly(node), isLazy, line: lineAt(node.start) })
    }
    const words = textIn(node)
    if (words.includes(' ')) texts.push({ words, line: lineAt(node.start) })
    const bare = bareTextIn(node)
    if (/[a-z]{2}/i.test(bare)) bareTexts.push({ words: bare, line: lineAt(node.start) })
    if (functionKinds.has(node.type)) functions.push(describeFunction(lineAt, node, parents))
  })
  const body = program.body as unknown as readonly Node[]
  const isBarrel = body.length > 0 && body.every(passesOn)
  return { imports, functions, kinds, isBarrel, texts, bareTexts }
}

function walk(
  node: Node,
  parents: readonly Node[],
  visit: (node: Node, parents: readonly Node[]) => void,
): void {
  visit(node, parents)
  const below = [node, ...parents]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, below, visit)
    }
  }
}

/** Of a string, a part of a template, or what stands between tags, on one line. */
function textIn({ type, value }: Node): string {
  const isText = type === 'Literal' || type === 'JSXText' || type === 'TemplateElement'
  const raw = type === 'TemplateElement' ? (value as { readonly raw?: unknown }).raw : value
  return isText && typeof raw === 'string' ? raw.replaceAll(/\s+/g, ' ').trim() : ''
}

const readOut = new Set(['title', 'label', 'aria-label', 'placeholder', 'alt', 'hint', 'lead'])

/** Between tags, or as an attribute that people read, and not said by `say`. */
function bareTextIn(node: Node): string {
  if (node.type === 'JSXText') return textIn(node)
  const { name, value } = node
  const isRead = node.type === 'JSXAttribute' && isNode(name) && readOut.has(String(name.name))
  return isRead && isNode(value) ? textIn(value) : ''
}

const passesOn = (node: Node) =>
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && isNode(node.source))

function sourceOf(node: Node): string | undefined {
  const isImport =
    node.type === 'ImportDeclaration' || node.type === 'ImportExpression' || passesOn(node)
  const source = node.source
  return isImport && isNode(source) && typeof source.value === 'string' ? source.value : undefined
}

function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const parts = node.specifiers
  if (!Array.isArray(parts) || parts.length === 0) return false
  return parts.every((part) => part.importKind === 'type' || part.exportKind === 'type')
}

/** Counts the lines of a text once, however often it is asked. */
function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map((match) => match.index)
  return (offset) => {
    const after = ends.findIndex((end) => end >= offset)
    return (after === -1 ? ends.length : after) + 1
  }
}

function describeFunction(
  lineAt: (offset: number) => number,
  node: Node,
  parents: readonly Node[],
): FunctionFact {
  const line = lineAt(node.start)
  const lines = lineAt(node.end) - line + 1
  const [parent] = parents
  return { name: nameOf(node, parents), line, lines, isSuite: isSuiteCall(parent) }
}

/** Its own name, or that of the variable or property that holds it (also through `memo(…)`). */
function nameOf(node: Node, parents: readonly Node[]): string {
  if (isNode(node.id)) return String(node.id.name)
  const holder = parents.find((parent) => parent.type !== 'CallExpression')
  const named = holder?.id ?? holder?.key
  return isNode(named) && typeof named.name === 'string' ? named.name : 'a function'
}

/** `describe(…)`, `describe.each(…)` and `describe.each(…)(…)`. */
function isSuiteCall(call: unknown): boolean {
  if (!isNode(call) || call.type !== 'CallExpression' || !isNode(call.callee)) return false
  const { callee } = call
  const holder = isNode(callee.object) ? callee.object : callee
  return holder.name === 'describe' || isSuiteCall(callee)
}
