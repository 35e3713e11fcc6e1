/** The tree of an XML file, read by a parser that expands nothing and follows nothing. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { accept, refuse, type StatementLimits, type Verdict } from '../statement.ts'
import { checkMarkup } from './check-markup.ts'
import { decodeEntities } from './entities.ts'

export interface XmlNode {
  readonly tag: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
  readonly line: number
  readonly children: readonly XmlNode[]
}

const place = XMLParser.getMetaDataSymbol() as symbol
const [textName, rawName, attributesName] = ['#text', '#raw', ':@']

type Raw = Readonly<Record<PropertyKey, unknown>>

/** Turns places in the file into line numbers; asked in rising order. */
function lineCounter(source: string): (index: number) => number {
  let [line, counted] = [1, 0]
  return (index) => {
    for (; counted < index; counted += 1) if (source[counted] === '\n') line += 1
    return line
  }
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null
const rawList = (value: unknown): readonly Raw[] =>
  Array.isArray(value) ? value.filter(isRaw) : []

function ownText(parts: readonly Raw[]): string {
  return parts
    .map((part) => {
      if (textName in part) return decodeEntities(String(part[textName]))
      return rawList(part[rawName])
        .map((inner) => String(inner[textName]))
        .join('')
    })
    .join('')
    .trim()
}

function attributesOf(raw: Raw): Readonly<Record<string, string>> {
  const written = raw[attributesName]
  if (!isRaw(written)) return {}
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, decodeEntities(String(value))]),
  )
}

function nodesOf(parts: readonly Raw[], lineAt: (index: number) => number): readonly XmlNode[] {
  return parts.flatMap((raw) => {
    const tag = Object.keys(raw).find((name) => name !== attributesName)
    if (tag === undefined || tag === textName || tag === rawName || tag.startsWith('?')) return []
    const at = raw[place]
    const line = lineAt(isRaw(at) ? Number(at.startIndex) : 0)
    const inner = rawList(raw[tag])
    const children = nodesOf(inner, lineAt)
    return [{ tag, text: ownText(inner), attributes: attributesOf(raw), line, children }]
  })
}

const broken = (line: number | null) =>
  refuse(
    'broken',
    `This file is damaged or cut off${line === null ? '' : ` at line ${line}`}. Download it again.`,
  )

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  processEntities: false,
  trimValues: false,
  cdataPropName: rawName,
  textNodeName: textName,
  captureMetaData: true,
  jPath: false,
})

/** The root element. Well-formedness comes first: a cut-off file must not count as a short one. */
export function xmlTree(source: string, limits: StatementLimits): Verdict<XmlNode> {
  const refusal = checkMarkup(source, limits)
  if (refusal) return refusal
  try {
    const check = XMLValidator.validate(source)
    if (check !== true) return broken(check.err.line)
    const [root] = nodesOf(rawList(parser.parse(source)), lineCounter(source))
    return root ? accept(root) : broken(null)
  } catch {
    // The parser throws on what it cannot read; every such file is damaged for us.
    return broken(null)
  }
}
