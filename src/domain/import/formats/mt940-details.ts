/** The words behind a booking of MT940: who, what for, and how it is called, in any dialect. */

export interface MtDetails {
  /** What the payment was for. */
  readonly text: string
  readonly name: string
  /** What the bank calls such a booking. */
  readonly kind: string
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()
const hasWords = (text: string) => /\p{L}{2}/u.test(text)
const nothing: MtDetails = { text: '', name: '', kind: '' }

/** As many characters as a line has room for: then a word may go on in the next one. */
const fullLine = { first: 61, next: 64 }

/** Banks cut at a fixed width, people at the end of a thought. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce((all, line, index) => {
    const before = lines[index - 1] ?? ''
    const isCut = before.length >= (index === 1 ? fullLine.first : fullLine.next)
    return index === 0 || isCut ? `${all}${line}` : `${all} ${line}`
  }, '')
}

const partCharacters = 27

/** Parts of 27 characters go on in the next one; shorter ones ended. */
const joinParts = (parts: readonly string[]) =>
  squeeze(
    parts.reduce((all, part, index) => {
      const isCut = (parts[index - 1] ?? '').length >= partCharacters
      return index === 0 || isCut ? `${all}${part}` : `${all} ${part}`
    }, ''),
  )

const sepaNames = 'EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP|BREF|RREF'
const sepaTag = new RegExp(`(?:^|(?<=[\\s+]))(${sepaNames})[+:]\\s?`)

/** What the payer wrote stands behind SVWZ; the other tags are references. */
function purposeOf(joined: string): string {
  const [free = '', ...tagged] = joined.split(sepaTag)
  const at = tagged.indexOf('SVWZ')
  return squeeze(at < 0 ? free : (tagged[at + 1] ?? ''))
}

/** German banks: three digits, then codes of two digits behind a mark, such as `?20`. */
function readCoded(joined: string): MtDetails | null {
  const mark = /^(?:\d{3})?\s?([?><~^$!|])(?=\d\d)/.exec(joined)?.[1]
  if (mark === undefined) return null
  const parts = joined.split(mark).slice(1)
  const inRange = (from: number, to: number) =>
    parts
      .filter((part) => Number(part.slice(0, 2)) >= from && Number(part.slice(0, 2)) <= to)
      .map((part) => part.slice(2))
  const purpose = joinParts([...inRange(20, 29), ...inRange(60, 63)])
  return {
    text: purposeOf(purpose),
    name: joinParts(inRange(32, 33)),
    kind: squeeze(inRange(0, 0).filter(hasWords).join(' ')),
  }
}

const slashKeys =
  'EREF|KREF|PREF|IREF|RREF|BREF|MARF|CSID|BENM|ORDP|NAME|ID|ADDR|REMI|CNTP|IBAN|BIC|TRTP|RTRN|' +
  'ISDT|ULTD|ULTB|ULTC|PURP|SVCL|TRCD|ORDI|ACCW|OCMT|TRAN|INIT|EXCH|CHGS|CREF|PY|BO|OPAF|CDTRREF'

/** Dutch and Belgian banks: words between slashes, such as `/REMI/`. */
function readSlashed(joined: string): MtDetails | null {
  const pieces = joined.split(new RegExp(`/(${slashKeys})/`))
  if (pieces.length < 3 || (pieces[0] ?? '').trim() !== '') return null
  const values = (key: string) =>
    pieces.flatMap((piece, at) => (at % 2 === 1 && piece === key ? [pieces[at + 1] ?? ''] : []))
  const [party = ''] = values('CNTP')
  const remitted = values('REMI').map((one) =>
    one.replace(/^\/?(?:USTD\/\/|STRD\/(?:CUR\/)?|CDTRREFTP\/.*)/, ''),
  )
  return {
    text: squeeze(remitted.join(' ').replace(/\/+$/, '')),
    name: squeeze((values('NAME')[0] || party.split('/')[2] || '').replace(/\/+$/, '')),
    kind: squeeze((values('TRTP')[0] ?? '').replace(/\/+$/, '')),
  }
}

/** Plain text with the name of the other side at its end, or with labels between semicolons. */
const nameLast = /(?:REK:\s*\S+\s*\/|(?<=\s)|^)\s*NAAM:\s*(.+)$/
const nameInside = /;\s*(?:OD|DLA):\s*([^;]+)/
const titleInside = /;\s*TYT\.:\s*([^;]+)/

function readPlain(joined: string): MtDetails {
  const all = squeeze(joined.replace(/^\d{3}PN\d{4}/, ''))
  const last = nameLast.exec(all)
  if (last) return { text: squeeze(all.slice(0, last.index)), name: last[1] ?? '', kind: '' }
  const [name = '', text = ''] = [nameInside.exec(all)?.[1], titleInside.exec(all)?.[1]]
  return { text: squeeze(text) || all, name: squeeze(name), kind: '' }
}

/** What stands in the fields 86 of a booking. */
export function readDetails(lines: readonly string[]): MtDetails {
  const whole = lines.join('')
  if (whole.trim() === '') return nothing
  return readCoded(whole) ?? readSlashed(whole.trim()) ?? readPlain(joinLines(lines))
}

/** Some banks put numbered lines of their own in a field NS instead. */
export function readNumbered(lines: readonly string[]): MtDetails {
  const inRange = (from: number, to: number) =>
    lines
      .filter((line) => /^\d\d/.test(line))
      .filter((line) => Number(line.slice(0, 2)) >= from && Number(line.slice(0, 2)) <= to)
      .map((line) => line.slice(2))
  return {
    text: squeeze(inRange(1, 14).join(' ')),
    name: joinParts(inRange(15, 16)),
    kind: squeeze(inRange(17, 17).join(' ')),
  }
}
