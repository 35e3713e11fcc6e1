import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'

const count = z.int().min(0)

/** What is known of a file; the fields that nothing is compared with are left alone. */
const expectedFile = z.object({
  file: z.string().min(1),
  class: z.enum(['valid', 'malformed', 'hostile']).default('valid'),
  /** Bookings, and those of them without an amount anybody can read. */
  transactions: count.optional(),
  unparseable: count.optional(),
  /** A plain decimal over all currencies. */
  sum: z.string().optional(),
  /** The first and the last day; empty where a booking has none. */
  dates: z.array(z.string()).optional(),
  currency: z.array(z.string()).optional(),
  accounts: z.array(z.string()).optional(),
  /** Lines of a table, the one with its headings included. */
  rows: count.optional(),
  header: z.array(z.string()).optional(),
})
export type ExpectedFile = z.infer<typeof expectedFile>

const manifest = z.object({ files: z.array(expectedFile).min(1) })

/** The files of a folder with what a correct reading of each gives. */
export function readManifest(folder: string): readonly ExpectedFile[] {
  let text: string
  try {
    text = readFileSync(join(folder, 'manifest.json'), 'utf8')
  } catch {
    throw new Refusal(`There is no manifest.json to read in ${folder}.`)
  }
  const read = manifest.safeParse(parse(text))
  if (read.success) return read.data.files
  const [issue] = read.error.issues
  throw new Refusal(`The manifest is not as expected: ${issue?.path.join('.')} ${issue?.message}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('The manifest is not JSON.')
  }
}
