/** Every word of a question is used by its answer, or it is said which one is not. */
import { wordsOf } from '../../../search/words.ts'
import type { AskedQuestion } from '../asked.ts'
import type { Mention, NameKind } from '../names.ts'
import { plain } from '../plain-words.ts'
import { shapeOf } from '../shape.ts'
import type { Topic } from '../topics.ts'
import type { Remainder } from './rest.ts'
import { isOfSpread } from './spread.ts'
import { fillWords, kindWords, limitWords, usedWords } from './used-words.data.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const fill = setOf(fillWords)
const kinds = setOf(kindWords)
const limits = setOf(limitWords)
const used = new Map<Topic, ReadonlySet<string>>(
  Object.entries(usedWords).map(([topic, words]) => [topic as Topic, setOf(words)]),
)

/** What a price is for, and what an order is about, nobody has to know. */
const isFree = (topic: Topic) => /^(?:afford|convert|order|outside)$/.test(topic)

/** Words of the list of turns: their own rule says whether they are used. */
const isTurn = shapeOf(
  '^(?:not|no|never|without|but|only|once|twice|who|whom|whose|before|after|until|till|since',
  '|except|excluding|excepting|apart|aside|besides|minus|nothing|none|nor|neither|exception',
  '|ignoring|omitting|counting|leaving|other)$|nt$',
)

const ways = /^(?:cash|cards?|bank|transfers?|mobile|phone|credit|debit|direct|using)$/
const currencies = /^(?:euros?|eur|dollars?|usd|pounds?|gbp|quid|bucks|cents?|yen|francs?)$/
/** The year before, the same one a month before that. */
const daysBefore = /\b(?:month|year|week|quarter|one|day|time)s? before\b|\bprevious one\b/

/** Of a group and a bill the own share is told; of anything else it is a part in a hundred. */
const isOfGroup = ({ mentions }: AskedQuestion) =>
  mentions.some(({ names }) => names.some(({ kind }) => kind === 'group' || kind === 'item'))

/** New in New York: a plain word that stands beside a name in what is called so. */
function isOfName(word: string, { mentions }: AskedQuestion): boolean {
  return mentions.some(({ text, names }) => {
    const said = wordsOf(text).join(' ')
    const isIn = (part: string, name: string) =>
      ` ${wordsOf(name).join(' ')} `.includes(` ${part} `)
    return names.some(({ name }) => isIn(`${word} ${said}`, name) || isIn(`${said} ${word}`, name))
  })
}

/** Whether its answer uses a word, by itself or by what the question has besides. */
function isUsed(word: string, asked: AskedQuestion, topic: Topic, at: number): boolean {
  const signs = asked.rest.map(({ sign }) => sign)
  const rest = signs.join(' ')
  const isBesideName = signs.slice(Math.max(0, at - 2), at + 3).includes('_')
  if (!plain.has(word) || fill.has(word) || isTurn.test(word) || /^\d+$/.test(word)) return true
  if (used.get(topic)?.has(word)) return true
  if (isBesideName && isOfName(word, asked)) return true
  if (asked.isUnfiled && /^(?:rows?|records?)$/.test(word)) return true
  if (kinds.has(word) && isBesideName) return true
  if (topic === 'average' && isOfSpread(word, asked.said)) return true
  if (limits.has(word) && asked.bound !== null) return true
  if (ways.test(word)) return asked.method !== null || asked.notMethods.length > 0
  if (currencies.test(word)) return asked.currencies !== null || asked.price !== null
  if (word === 'share') return topic === 'spent' && isOfGroup(asked)
  if (word === 'many') return asked.currencies !== null
  if (word === 'will') return topic === 'spent' && asked.periods.length > 0
  if (/^days?$/.test(word)) return asked.weekdays !== null
  return /^(?:month|year|week|quarter|one|time|previous)$/.test(word) && daysBefore.test(rest)
}

const sumKinds: readonly NameKind[] = [
  ...([
    'category',
    'place',
    'template',
    'group',
    'tag',
    'item',
    'person',
    'budget',
    'note',
  ] as const),
]
const none: readonly NameKind[] = []

const ownKinds: readonly Topic[] = ['loans', 'goals', 'putAside', 'left', 'owes', 'bills']

/** What answers look at no thing at all; the others count all that a sum can be about. */
const kindsUsed: Readonly<Partial<Record<Topic, readonly NameKind[]>>> = {
  ...{ safe: none, outlook: none, lasts: none, summary: none, kept: none, subscriptions: none },
}

/** Salary in what stayed of it, subscriptions in which there are: the topic itself is named. */
const isOfTopic = (word: string, topic: Topic) =>
  used.get(topic)?.has(word) || fill.has(word) || isTurn.test(word)

function isMentionUsed({ names, text }: Mention, topic: Topic, isOneOfMany: boolean): boolean {
  const some = kindsUsed[topic] ?? sumKinds
  // What is left of a budget is left of all of it, and not of a trip or a shop.
  if (topic === 'left' && isOneOfMany) {
    return names.some(({ kind }) => /^(?:budget|category|template)$/.test(kind))
  }
  return (
    // They say themselves that they know no such loan or goal.
    ownKinds.includes(topic) ||
    names.some(({ kind }) => some.includes(kind)) ||
    wordsOf(text).every((word) => isOfTopic(word, topic))
  )
}

/** The first part of a question that its answer would not use; null where all of it is used. */
export function unaccounted(asked: AskedQuestion, topic: Topic): string | null {
  if (isFree(topic)) return null
  const isKept = ({ sign, text }: Remainder, at: number) =>
    /^[_@#~]$/.test(sign) || wordsOf(text).every((word) => isUsed(word, asked, topic, at))
  const first = asked.rest.findIndex((one, at) => !isKept(one, at))
  if (first >= 0) {
    const next = asked.rest.findIndex((one, at) => at > first && isKept(one, at))
    const some = asked.rest.slice(first, next < 0 ? undefined : next)
    return some.map(({ text }) => text).join(' ')
  }
  const isMany = asked.mentions.length > 1
  return asked.mentions.find((one) => !isMentionUsed(one, topic, isMany))?.text ?? null
}
