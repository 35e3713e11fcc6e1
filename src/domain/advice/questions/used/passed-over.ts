/** Words that turn a question into another one: unless its answer uses them, it is none. */
import type { AskedQuestion, Known } from '../asked.ts'
import { readConversation } from '../follow-up.ts'
import { shapeOf } from '../shape.ts'
import type { Topic } from '../topics.ts'
import type { Remainder } from './rest.ts'
import { spreadIn } from './spread.ts'
import { unaccounted } from './unaccounted.ts'

/** A part of a question that is not answered, and what would be asked without it. */
export interface PassedOver {
  readonly text: string
  readonly nearest: string | null
}

interface Turn {
  readonly words: RegExp
  /** What is asked instead, where leaving it away says nothing. */
  readonly instead?: string
  readonly isRead: (asked: AskedQuestion, topic: Topic, rest: string) => boolean
}

const isOneOf =
  (...some: readonly Topic[]) =>
  (_: AskedQuestion, topic: Topic) =>
    some.includes(topic)

/** Those whose answer leaves out what is left out, and counts what a limit lets in. */
const narrowing: readonly Topic[] = [
  ...(['spent', 'list', 'count', 'average', 'biggest', 'ranking', 'categories'] as const),
  ...([
    'places',
    'last',
    'earned',
    'compare',
    'refunds',
    'why',
    'days',
    'once',
    'outlay',
    'twice',
  ] as const),
]

/** Whoever asks these asks what has been, and of no plan. */
const sums: readonly Topic[] = [
  ...(['spent', 'list', 'count', 'average', 'biggest', 'ranking', 'categories'] as const),
  ...(['places', 'earned', 'summary', 'kept', 'share'] as const),
]

const isNoSum = (_: AskedQuestion, topic: Topic) => !sums.includes(topic)

const rhetorical = /^(?:did|have|do|was|is|am|are|were)(?:nt)? (?:i|we|it|they|my|the|there)\b/

const notWords = shapeOf(
  String.raw`\b(?:not|no|never|without|except|excluding|excepting|apart|aside from|besides|minus`,
  '|nothing|none|nor|neither|dont|doesnt|didnt|isnt|arent|havent|hasnt|wasnt|wont|cant',
  String.raw`|couldnt|exception|ignoring|omitting)\b`,
)

const isNotRead: Turn['isRead'] = ({ rest: [first] }, topic, rest) => {
  if (/^(?:didnt|dont|isnt|arent|havent|hasnt|wasnt|cant|couldnt)$/.test(first?.sign ?? '')) {
    return true
  }
  if (topic === 'owes') return /\bnot\b.*\b(?:pa(?:y|id)|back|settled?|yet|even)\b/.test(rest)
  if (topic === 'left') return /\bnot (?:yet )?(?:used?|spent|spend|been)\b/.test(rest)
  if (topic === 'ahead') return /\bnot (?:yet )?(?:been )?paid\b|\bnot yet\b/.test(rest)
  if (topic === 'days' || topic === 'cancel' || topic === 'afford') return true
  return /\bnothing\b/.test(rest) && rhetorical.test(rest)
}

const counting = /\b(?:top|biggest|largest|highest|dearest|smallest|cheapest|lowest|latest)\b/

const isRanked = (topic: Topic) => /^(?:biggest|categories|places)$/.test(topic)

/** A number is a limit, the price of a thing, or how many are to be told. */
const isSumRead: Turn['isRead'] = ({ bound }, topic, rest) => {
  if (/^(?:afford|convert|order|outside|loans|goals|cancel|putAside|safe|price)$/.test(topic))
    return true
  if (bound !== null) return narrowing.includes(topic)
  return isRanked(topic) && counting.test(rest)
}

const onlyOf =
  /\bonly (?:(?:in|at|on|for|by|with|from|the|my|our|via|about|what|of) )*(?:[_@#~]|cash|card|bank)/

const turns: readonly Turn[] = [
  // What was billed is not in the book; what came of it is.
  { words: /(?<=\b(?:did|do) (?:i|we) )(?:invoice|bill)\b/, instead: 'earn', isRead: () => false },
  { words: /(?<=\bhave (?:i|we) )(?:invoiced?|billed)\b/, instead: 'earned', isRead: () => false },
  { words: /~/, isRead: (_, topic) => narrowing.includes(topic) },
  { words: notWords, isRead: isNotRead },
  {
    words: /(?<=. )but\b/,
    isRead: (_, topic) => topic === 'cancel' || topic === 'afford' || topic === 'days',
  },
  {
    words:
      /(?:\b(?:over|under|above|below|between|from|than|least|most|to) )*(?:#(?: (?:and|to) #)?)/,
    isRead: isSumRead,
  },
  {
    words: /\b(?:over|across) (?:the )?(?:next )?\w+ (?:years?|months?)\b/,
    isRead: ({ said }, topic) => topic === 'average' || spreadIn(said) === null,
  },
  {
    words: /(?<=^| )\S*\d\S*(?= |$)/,
    isRead: ({ said }, topic, rest) =>
      (topic === 'average' && spreadIn(said) !== null) ||
      (isRanked(topic) ? counting.test(rest) : /^(?:order|outside|afford)$/.test(topic)),
  },
  { words: /\bmedian\b/, instead: 'average', isRead: isOneOf('average') },
  { words: /\b(?:only )?once\b/, isRead: isOneOf('once', 'afford', 'cancel') },
  {
    words: /\b(?:twice|double|doubled|duplicates?)\b/,
    isRead: isOneOf('twice', 'outside', 'once'),
  },
  {
    words: /\bonly\b/,
    isRead: (_, topic, rest) =>
      onlyOf.test(rest) || topic === 'once' || topic === 'afford' || /^(?:and )?only\b/.test(rest),
  },
  {
    words: /\b(?:cheapest|least|fewest|smallest|lowest|fewer|less)\b/,
    isRead: ({ bound }, topic) =>
      bound !== null || !/^(?:spent|list|count|average|last|earned|summary|once|days)$/.test(topic),
  },
  {
    words: shapeOf(
      String.raw`\b(?:since|after|before) (?:the |its |their )?(?:last )?(?:price )?`,
      String.raw`(?:rises?|rose|increased?|raised?|changed?)\b`,
    ),
    isRead: () => false,
  },
  {
    words: /\b(?:before|after|until|till|since)\b(?: \S+){0,2}/,
    isRead: (asked, topic, rest) =>
      !sums.includes(topic) ||
      /\bbefore(?: that| then| it)?$|\b(?:year|month|week|one|time) before\b/.test(rest) ||
      /\b(?:after|since|before) (?:refunds?|that|then|i last)\b/.test(rest) ||
      (topic === 'average' && /\bbefore\b/.test(rest)) ||
      asked.periods.some(({ from }) => from <= '1990-01-01'),
  },
  // The first of each month is many days.
  { words: /(?<=@ )of (?:each|every) (?:month|year|week)\b/, isRead: () => false },
  {
    words: /\bwho(?:m|se)?\b(?: \S+){0,2}/,
    isRead: (_, topic, rest) =>
      /^(?:owes|refunds|price|order|outside|places|bills|outlay|once)$/.test(topic) ||
      (topic === 'earned' && /\bpa(?:id|ys?) (?:me|us)\b/.test(rest)),
  },
  {
    words: /\b(?:how many|which|what|on how many) days\b/,
    instead: 'how often',
    isRead: (asked, topic) =>
      topic === 'days' || topic === 'ranking' || isNoSum(asked, topic) || topic === 'share',
  },
  {
    words: /\b(?:pa(?:y|ys|id|ying) (?:me |us )?back|paid me|pay me|pay us|paid us)\b/,
    isRead: isOneOf('owes', 'refunds', 'earned', 'outlay', 'loans', 'order', 'ahead', 'cancel'),
  },
  {
    words: /(?<=. )(?:and|also|plus) (?:how|what|when|where|who|which|did|do|am|is)\b(?: \S+){0,3}/,
    isRead: isOneOf('afford', 'kept', 'compare', 'order', 'outside', 'convert', 'summary'),
  },
]

const isFree = isOneOf('order', 'outside', 'convert')

function spanOf(rest: readonly Remainder[], start: number, text: string) {
  const signs = rest.map(({ sign }) => sign).join(' ')
  const first = signs.slice(0, start).split(' ').length - 1
  const some = rest.slice(first, first + text.trim().split(' ').length)
  return some.map((one) => one.text).join(' ')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\W+')

/** An article whose word is gone: nobody asks what was spent on "the". */
const isTorn = /\b(?:the|an?|my|our)(?: (?:on|at|in|for|of|to|by|with|from)\b|\W*$)| %/i

/** Who or what does nothing: how much do I every month, will my money until Friday. */
const isIdle = new RegExp(
  String.raw`\b(?:do|did|does|can|could|will|would|should|must|may) (?:i|we|(?:my|the|our) \w+)` +
    String.raw`(?:\W*$| (?:every|each|per|an?|the|this|last|next|in|on|at|for|from|since|until` +
    String.raw`|to|by|with|\d\S*)\b)`,
  'i',
)

/** What is asked for stands behind it: what bills, which shops. */
const asksFor = '(?:what|which|whose|how (?:many|much))'

/** What joins the words around it: without it they stand side by side and say nothing. */
const joins =
  /^(?:without|with|except|but|not?|than|between|from|to|by|for|[io][fn]|at|before|after|until)$/i

/** The word that makes a question of it. */
const firstWord = (question: string) => /[\p{L}\d’']+/u.exec(question)?.[0]?.toLowerCase()

/** What is asked without the part, if that can be answered whole. */
function nearestTo(question: string, text: string, instead: string, known: Known): string | null {
  const shape = new RegExp(`(?<![\\p{L}\\d])${escaped(text)}(?![\\p{L}\\d])`, 'iu')
  const other = question
    .replace(shape, instead)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[?.,])/g, '')
  if (other.trim() === question.trim() || isTorn.test(other)) return null
  if (isIdle.test(other)) return null
  if (new RegExp(`\\b${asksFor}\\W+${escaped(text)}`, 'iu').test(question)) return null
  if (/\bhow\W+$/i.test(question.slice(0, question.search(shape)))) return null
  if (joins.test(text) || firstWord(other) !== firstWord(question)) return null
  const asked = readConversation(other, [], known)
  if (asked.topic === null || asked.unknown.length > 0) return null
  return passedOver(other, asked, asked.topic, known) ? null : other.trim()
}

/** The first part that its answer would not use; null where all that turns it is used. */
export function passedOver(
  question: string,
  asked: AskedQuestion,
  topic: Topic,
  known: Known,
): PassedOver | null {
  if (isFree(asked, topic)) return null
  const rest = asked.rest.map(({ sign }) => sign).join(' ')
  for (const { words, instead = '', isRead } of turns) {
    const found = words.exec(rest)
    if (!found || isRead(asked, topic, rest)) continue
    const text = spanOf(asked.rest, found.index, found[0])
    return { text, nearest: nearestTo(question, text, instead, known) }
  }
  const word = unaccounted(asked, topic)
  return word ? { text: word, nearest: nearestTo(question, word, '', known) } : null
}
