import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

type Fields = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node & Fields =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** The names a parameter gives to what it is given. */
function boundIn(pattern: unknown): readonly string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(boundIn)
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return pattern.name === 'this' ? [] : [String(pattern.name)]
  if (pattern.type === 'ObjectPattern') return boundIn(pattern.properties)
  if (pattern.type === 'ArrayPattern') return boundIn(pattern.elements)
  if (pattern.type === 'AssignmentPattern') return boundIn(pattern.left)
  if (pattern.type === 'RestElement') return boundIn(pattern.argument)
  return pattern.type === 'Property' ? boundIn(pattern.value) : []
}

/** Every function says what it is given before it does anything. */
export function markFunctions(file: string, path: string, text: string): string {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  const edits: { readonly at: number; readonly words: string }[] = []
  const mark = ({ params, body }: Fields) => {
    const names = boundIn(params)
    if (names.length === 0 || !isNode(body)) return
    const call = `globalThis.onWay?.(${JSON.stringify(file)}, { ${names.join(', ')} })`
    if (body.type === 'BlockStatement') edits.push({ at: body.start + 1, words: `${call};` })
    else edits.push({ at: body.start, words: `(${call}, ` }, { at: body.end, words: ')' })
  }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each)
    if (!isNode(value)) return
    if (functions.has(value.type)) mark(value)
    for (const each of Object.values(value)) walk(each)
  }
  walk(program)
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((done, { at, words }) => done.slice(0, at) + words + done.slice(at), text)
}
