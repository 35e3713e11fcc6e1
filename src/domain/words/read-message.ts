/** Reads a message: a sentence with places for values, as translators know it from ICU. */
import type { Choice, MessagePart, MessageParts } from './parts.ts'

const choices: readonly Choice[] = ['plural', 'selectordinal', 'select']

export class MessageFault extends Error {}

/** A long message may stand on several lines of a source. */
export const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

export const readMessage = (text: string): MessageParts => new MessageReader(onOneLine(text)).all()

const known = new Map<string, MessageParts>()

/** The same, read once. */
export function partsOf(text: string): MessageParts {
  const parts = known.get(text) ?? readMessage(text)
  known.set(text, parts)
  return parts
}

class MessageReader {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  all(): MessageParts {
    const parts = this.#parts(false)
    if (this.#at < this.#text.length) this.#fault('ends too early')
    return parts
  }

  #fault(what: string): never {
    throw new MessageFault(`${what} at ${this.#at}: ${this.#text}`)
  }

  /** Up to the bracket or the closing tag that ends it. */
  #parts(isNumbered: boolean): MessageParts {
    const parts: MessagePart[] = []
    let plain = ''
    const put = (part: MessagePart) => {
      if (plain) parts.push(plain)
      plain = ''
      parts.push(part)
    }
    while (this.#at < this.#text.length) {
      const sign = this.#text[this.#at] ?? ''
      if (sign === '}' || this.#text.startsWith('</', this.#at)) break
      if (sign === '{') put(this.#value(isNumbered))
      else if (sign === '#' && isNumbered) {
        this.#at += 1
        put(0)
      } else if (sign === '<') put(this.#element(isNumbered))
      else plain += this.#plain(sign)
    }
    if (plain) parts.push(plain)
    return parts
  }

  /** Two apostrophes are one; one before a bracket keeps what follows from being read. */
  #plain(sign: string): string {
    this.#at += 1
    if (sign !== "'") return sign
    const next = this.#text[this.#at] ?? ''
    if (next === "'") {
      this.#at += 1
      return sign
    }
    if (!'{}<>#'.includes(next) || next === '') return sign
    const end = this.#text.indexOf("'", this.#at)
    const kept = this.#text.slice(this.#at, end === -1 ? undefined : end)
    this.#at = end === -1 ? this.#text.length : end + 1
    return kept
  }

  #take(pattern: RegExp, what: string): string {
    const sticky = new RegExp(pattern, 'iy')
    sticky.lastIndex = this.#at
    const [all, inner = ''] = sticky.exec(this.#text) ?? []
    if (all === undefined) return this.#fault(`${what} expected`)
    this.#at += all.length
    return inner
  }

  #value(isNumbered: boolean): MessagePart {
    const name = this.#take(/\{\s*([a-z]\w*)\s*/, 'a name')
    if (this.#text[this.#at] === '}') {
      this.#at += 1
      return [name]
    }
    const said = this.#take(/,\s*(\w+)\s*,\s*/, 'a choice')
    const choice = choices.find((one) => one === said) ?? this.#fault('an unknown choice')
    const cases: Record<string, MessageParts> = {}
    while (this.#text[this.#at] !== '}') {
      const when = this.#take(/(=?\w+)\s*\{/, 'a case')
      cases[when] = this.#parts(isNumbered || choice !== 'select')
      this.#take(/\}\s*/, 'the end of a case')
    }
    if (!cases.other) this.#fault('no case "other"')
    this.#at += 1
    return [name, choice, cases]
  }

  #element(isNumbered: boolean): MessagePart {
    const name = this.#take(/<([a-z]\w*)>/, 'an element')
    const inner = this.#parts(isNumbered)
    this.#take(new RegExp(`</${name}>`), 'its end')
    return [name, inner]
  }
}
