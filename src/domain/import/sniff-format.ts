/** Tells the format of a file by what is in it: banks and people rename files. */
import { accept, refuse, type StatementFormat, type Verdict } from './statement.ts'

const headCharacters = 16_384

const isOfx = (head: string) => /^OFXHEADER\s*:/im.test(head) || /<\??OFX[\s>]/i.test(head)
const isCamt = (head: string) =>
  /<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)(?:V\d\d)?[\s>]/.test(head)
/** Some programs leave out the first line, which only says of what kind the account is. */
const isQif = (head: string) =>
  /^!(?:type|account|option|clear)\b/im.test(head) ||
  (/^\^\s*$/m.test(head) && /^D\s?\d/m.test(head) && /^[TU]\s?[-+]?\d/m.test(head))
const isMt940 = (head: string) =>
  /^(?:\{1:.*)?:20:/m.test(head) && /^:(?:6[0-5][FM]?|25P?|28C?|34F):/m.test(head)

const unknown = (words: string) => refuse('not-a-statement', words)

/** Entity definitions have no place in a statement and only serve to harm its reader. */
const isUnsafe = (text: string) => /<!(?:DOCTYPE|ENTITY|ELEMENT)/i.test(text)

function sniffMarkup(text: string, head: string): Verdict<StatementFormat> {
  if (/<html[\s>]/i.test(head)) {
    return unknown('This is a web page. Download the statement as CSV, OFX, QIF or CAMT.')
  }
  if (isUnsafe(text)) {
    return refuse('unsafe', 'This file defines things a statement never needs, so it is not read.')
  }
  if (isOfx(head)) return accept('ofx')
  if (isCamt(text)) return accept('camt')
  return unknown('This XML file is not a bank statement in CAMT or OFX.')
}

export function sniffFormat(text: string): Verdict<StatementFormat> {
  const head = text.slice(0, headCharacters).trimStart()
  if (head.startsWith('<')) return sniffMarkup(text, head)
  if (isOfx(head)) return isUnsafe(text) ? sniffMarkup(text, head) : accept('ofx')
  if (isQif(head)) return accept('qif')
  if (isMt940(head)) return accept('mt940')
  if (/^[[{]\s*["\]}[{]/.test(head)) {
    return unknown('This is JSON. Ask your bank for CSV, OFX, QIF or CAMT.')
  }
  return accept('csv')
}
