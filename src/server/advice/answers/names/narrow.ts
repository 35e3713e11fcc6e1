import { type MeantName, type Mention, namesSaying } from '#domain/advice/questions/names.ts'
import { categoriesCalled } from '#domain/search/category-names.ts'
import { formsOf, wordsOf } from '#domain/search/words.ts'
import type { AnswerBook } from '../answer-book.ts'

/** Another word for a category that holds nothing, where something is called so: a gym. */
function withoutEmpty({ names, filed }: AnswerBook, mention: Mention): Mention {
  const isEmpty = ({ kind, fit, id }: MeantName) =>
    kind === 'category' && fit === 'other' && !names.below(id).some((one) => filed.has(one))
  const some = mention.names.filter((name) => !isEmpty(name))
  return some.length > 0 ? { ...mention, names: some } : mention
}

/** Beer is eating out, and not all of it: a word for one thing of a category is no name of it. */
export const isNarrower =
  ({ text }: Mention) =>
  ({ kind, fit, name }: MeantName): boolean =>
    kind === 'category' &&
    fit === 'other' &&
    !wordsOf(text)
      .flatMap((word) => [word, ...formsOf(word)])
      .some((word) => categoriesCalled([word]).includes(name)) &&
    !categoriesCalled(wordsOf(text)).includes(name)

const keeping = /^(?:cats?|dogs?|puppy|puppies|kittens?|hamsters?|rabbits?|parrots?|pony|horses?)$/

/** Whoever asks what the cat costs asks for the vet as well, and not only for cat food. */
function asKept({ names, text, lead }: Mention): readonly MeantName[] {
  const isKept = keeping.test(wordsOf(text).join(' ')) && lead !== 'at'
  return isKept ? names.filter(({ kind, name }) => kind === 'category' && name === 'Pets') : []
}

/** All of Pets, where more is filed there than what says cat. */
export const isAllOf = (mention: Mention): boolean => asKept(mention).length > 0

/** What is called so is meant, before a category that has such things. */
function ofItsName(mention: Mention): Mention {
  const kept = asKept(mention)
  if (kept.length > 0) return { ...mention, names: kept }
  const own = mention.names.filter(({ kind }) => kind === 'item' || kind === 'place')
  const narrow = mention.names.filter(isNarrower(mention))
  if (own.length === 0 || narrow.length === 0) return mention
  return { ...mention, names: mention.names.filter((name) => !narrow.includes(name)) }
}

/** What a title says with all of several words is no other word for a category. */
function ofItsTitle({ vocabulary }: AnswerBook, mention: Mention): Mention {
  const words = wordsOf(mention.text)
  const titles = words.length > 1 ? namesSaying(vocabulary, words) : []
  if (titles.length === 0 || mention.names.some(({ fit }) => fit !== 'other')) return mention
  return {
    ...mention,
    names: titles.map((name) => ({ kind: 'item', id: name, name, fit: 'part' })),
  }
}

/** Without the names that are not meant beside others it has. */
export const meantOf = (book: AnswerBook, mention: Mention): Mention =>
  ofItsName(withoutEmpty(book, ofItsTitle(book, mention)))
