/** The records of a QIF file with the section and account each one belongs to. */
import { accept, refuse, type StatementLimits, tooManyRows, type Verdict } from '../statement.ts'

export interface QifRecord {
  readonly type: string
  readonly account: string
  /** The first line of each letter; parts of a split come after the whole and stay inside it. */
  readonly fields: ReadonlyMap<string, string>
  /** The amounts of its parts. */
  readonly parts: readonly string[]
  readonly line: number
}

/** Sections of bookings; lists of categories and the like are no money. */
const booked = /^(bank|cash|ccard|oth ?[al])/i
const shares = /^(invst|port)/i

/** A record of an account that holds shares, not only money. */
export const isOfShares = ({ type }: Pick<QifRecord, 'type'>): boolean => shares.test(type)

interface Section {
  readonly type: string
  readonly isAccount: boolean
}

function sectionOf(header: string): Section {
  const type = /^!type:\s*(.*)$/i.exec(header)?.[1]?.trim() ?? ''
  return { type, isAccount: /^!account/i.test(header) }
}

const isPart = (letter: string) => letter === 'S' || letter === 'E' || letter === '$'

/** Goes through the lines, remembering the section and the account they stand in. */
class Walk {
  readonly records: QifRecord[] = []
  private section: Section = { type: 'Bank', isAccount: false }
  private account = ''
  private fields = new Map<string, string>()
  private parts: string[] = []
  private startedAt = 0

  take(text: string, line: number): void {
    if (text.startsWith('!')) this.enter(sectionOf(text))
    else if (text.startsWith('^')) this.end()
    else if (text !== '') this.note(text, line)
  }

  get isInside(): boolean {
    return this.fields.size > 0
  }

  end(): void {
    const { fields, parts, section, account, startedAt: line } = this
    this.fields = new Map()
    this.parts = []
    if (fields.size === 0) return
    const { type, isAccount } = section
    if (isAccount) this.account = fields.get('N') ?? ''
    else if ((booked.test(type) || shares.test(type)) && !this.isHeadOnly(fields)) {
      this.records.push({ type, account, fields, parts, line })
    }
  }

  /** Some programs open a section with an empty record. */
  private isHeadOnly(fields: ReadonlyMap<string, string>): boolean {
    return !fields.has('D') && !fields.has('T') && !fields.has('U')
  }

  private enter(section: Section): void {
    this.end()
    if (section.type === '' && !section.isAccount) return
    this.section = section
  }

  private note(text: string, line: number): void {
    const letter = text[0] ?? ''
    if (this.fields.size === 0) this.startedAt = line
    if (letter === '$') this.parts.push(text.slice(1).trim())
    if (!isPart(letter) && !this.fields.has(letter)) this.fields.set(letter, text.slice(1).trim())
  }
}

/** Refused when the last record has neither its end nor the end of its line: it was cut off. */
export function qifRecords(source: string, limits: StatementLimits): Verdict<readonly QifRecord[]> {
  const walk = new Walk()
  const lines = source.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.length > limits.importFieldCharacters) {
      return refuse('unsafe', `Line ${index + 1} holds more text than any statement has.`)
    }
    walk.take(line.trimEnd(), index + 1)
    if (walk.records.length > limits.importRows) return tooManyRows(limits.importRows)
  }
  if (walk.isInside && !source.endsWith('\n')) {
    return refuse('broken', 'This file ends in the middle of a booking. Export it again.')
  }
  walk.end()
  return accept(walk.records)
}
