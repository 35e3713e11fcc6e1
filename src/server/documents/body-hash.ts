import { createHash } from 'node:crypto'
import { Fault } from '../http/fault.ts'

const DEPTH_MOST = 16

/** The same for the same content, whatever the order of its keys. */
export const bodyHash = (name: string, args: unknown): Buffer =>
  createHash('sha256')
    .update(`${name} ${sorted(args, 0)}`)
    .digest()

function sorted(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  if (depth === DEPTH_MOST) throw new Fault('malformed-request')
  if (Array.isArray(value)) return `[${value.map((item) => sorted(item, depth + 1))}]`
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, item]) => `${JSON.stringify(key)}:${sorted(item, depth + 1)}`)}}`
}
