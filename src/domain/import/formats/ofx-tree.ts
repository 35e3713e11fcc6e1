/** The tree of an OFX file: old ones leave tags open, new ones are XML; both are read here. */

import { accept, refuse, type StatementLimits, type Verdict } from '../statement.ts'
import { decodeEntities } from './entities.ts'

export interface OfxNode {
  readonly tag: string
  readonly text: string
  readonly line: number
  readonly children: OfxNode[]
}

/** These hold other elements for certain; any other tag left open was an empty value. */
const holders = new Set([
  'OFX',
  'BANKMSGSRSV1',
  'CREDITCARDMSGSRSV1',
  'INVSTMTMSGSRSV1',
  'STMTTRNRS',
  'CCSTMTTRNRS',
  'INVSTMTTRNRS',
  'STMTRS',
  'CCSTMTRS',
  'INVSTMTRS',
  'BANKTRANLIST',
  'INVTRANLIST',
  'STMTTRN',
])

interface Token {
  readonly tag: string
  readonly isClosing: boolean
  /** `<TAG/>` opens and closes at once. */
  readonly isWhole: boolean
  readonly text: string
  readonly line: number
}

const tagAt = /<(\/?)([A-Za-z][\w.-]*)(?:\s[^<>]*?)?(\/?)>/y

/** The text up to the next tag; a lone < belongs to it, and so does CDATA without its wrapping. */
function textFrom(source: string, from: number): { readonly text: string; readonly end: number } {
  let [at, text] = [from, '']
  for (;;) {
    const next = source.indexOf('<', at)
    if (next < 0) return { text: text + decodeEntities(source.slice(at)), end: source.length }
    text += decodeEntities(source.slice(at, next))
    if (source.startsWith('<![CDATA[', next)) {
      const end = source.indexOf(']]>', next)
      if (end < 0) return { text, end: source.length }
      text += source.slice(next + 9, end)
      at = end + 3
    } else if (/^<[/A-Za-z?!]/.test(source.slice(next, next + 2))) {
      return { text, end: next }
    } else {
      text += '<'
      at = next + 1
    }
  }
}

/** Behind a comment or an instruction, which may have tags in them that mean nothing. */
function afterNoise(source: string, at: number): number {
  const end = source.startsWith('<!--', at)
    ? source.indexOf('-->', at + 4)
    : source.startsWith('<?', at)
      ? source.indexOf('?>', at + 2)
      : at
  return end < 0 ? source.length : end + 1
}

function* tokensOf(source: string): Generator<Token> {
  let [at, line, counted] = [source.indexOf('<'), 1, 0]
  while (at >= 0 && at < source.length) {
    for (; counted < at; counted += 1) if (source[counted] === '\n') line += 1
    tagAt.lastIndex = at
    const found = tagAt.exec(source)
    if (!found) {
      at = source.indexOf('<', afterNoise(source, at))
      continue
    }
    const { text, end } = textFrom(source, tagAt.lastIndex)
    const [, slash, name = '', whole] = found
    const tag = name.toUpperCase()
    yield { tag, isClosing: slash === '/', isWhole: whole === '/', text: text.trim(), line }
    at = end
  }
}

/** Ends the open elements from the top down to `depth`. */
function closeTo(stack: OfxNode[], depth: number): void {
  while (stack.length > depth) {
    const open = stack.pop()
    const parent = stack.at(-1)
    if (!open || !parent) return
    const wasEmptyValue = stack.length > depth && !holders.has(open.tag)
    if (wasEmptyValue) for (const child of open.children.splice(0)) parent.children.push(child)
  }
}

function open(stack: OfxNode[], { tag, text, line, isWhole }: Token): void {
  if (tag === 'STMTTRN') {
    const last = stack.findLastIndex((node) => node.tag === tag)
    if (last >= 0) closeTo(stack, last)
  }
  const node: OfxNode = { tag, text, line, children: [] }
  stack.at(-1)?.children.push(node)
  if (text === '' && !isWhole) stack.push(node)
}

const tooDeep = refuse(
  'unsafe',
  'This file is nested deeper than any statement. Nothing was imported.',
)
const cutOff = refuse(
  'broken',
  'This file ends too early, so bookings may be missing. Download it again.',
)

/** Everything inside <OFX>; refused when the file does not reach its end. */
export function ofxTree(source: string, limits: StatementLimits): Verdict<OfxNode> {
  const root: OfxNode = { tag: '', text: '', line: 1, children: [] }
  const stack = [root]
  let isWhole = false
  for (const token of tokensOf(source)) {
    if (token.text.length > limits.importFieldCharacters) {
      return refuse('unsafe', `Line ${token.line} holds more text than any statement has.`)
    }
    if (token.isClosing) {
      const depth = stack.findLastIndex((node) => node.tag === token.tag)
      if (depth > 0) closeTo(stack, depth)
      isWhole ||= token.tag === 'OFX'
    } else open(stack, token)
    if (stack.length > limits.importNesting) return tooDeep
  }
  return isWhole ? accept(root) : cutOff
}
