import { foldText } from '#domain/ledger.ts'
import { fitOf, type Reach } from '#domain/search/fit.ts'
import { kindWords, littleWords } from '#domain/search/plain-words.ts'
import { wordsOf } from '#domain/search/words.ts'
import { say } from '#web/words/say.ts'
import { germanWords } from './german-words.data.ts'

/** How a question is looked for: as typed, with slips, and each without little words. */
type Way = readonly [words: readonly string[], reach: Reach]

const german = new Map(
  Object.entries(germanWords).map(([word, english]) => [foldText(word), wordsOf(english)]),
)

/** What the help calls it: Kredit is a loan. */
const inEnglish = (word: string): readonly string[] =>
  german.get(word) ?? kindWords.get(word)?.slice(0, 1).map(kindName) ?? [word]

const kindName = (kind: string) => (kind === 'templates' ? 'recurring' : kind.replace(/s$/, ''))

function waysOf(asked: string): readonly Way[] {
  const words = wordsOf(asked)
  const telling = words.filter((word) => !littleWords.has(word))
  const some = telling.length > 0 ? telling : words
  return [
    [words, 'plain'],
    [some, 'plain'],
    [some.flatMap(inEnglish), 'plain'],
    [some, 'near'],
  ]
}

/** Every word of the question is somewhere in the answer, as the search of the app finds it. */
function matches([asked, reach]: Way, text: string): boolean {
  const said = [...new Set(wordsOf(text))]
  return asked.every((word) => said.some((one) => fitOf(word, one, reach) > 0))
}

const textOf = (answer: HTMLDetailsElement) => {
  const topic = answer.closest('[data-help-topic]')?.querySelector('h2')?.textContent ?? ''
  return `${topic} ${answer.textContent}`
}

/** Of one word all is shown that says it; of more, the heading that says them all is meant. */
const headedLeast = 2

/** What is tried one after the other until something is found. */
export function foundBy<Answer>(
  asked: string,
  answers: readonly Answer[],
  said: (answer: Answer) => string,
  headed: (answer: Answer) => string = said,
): ReadonlySet<Answer> {
  for (const way of waysOf(asked)) {
    const found = answers.filter((answer) => matches(way, said(answer)))
    const named = found.filter((answer) => matches(way, headed(answer)))
    const isNamed = named.length > 0 && way[0].length >= headedLeast
    if (found.length > 0) return new Set(isNamed ? named : found)
  }
  return new Set()
}

const headingOf = (answer: HTMLDetailsElement) => answer.querySelector('summary')?.textContent ?? ''

function show(asked: string, answers: readonly HTMLDetailsElement[]): number {
  const isAsking = asked.trim() !== ''
  const found = foundBy(asked, answers, textOf, headingOf)
  for (const answer of answers) {
    answer.hidden = !found.has(answer)
    answer.open = isAsking && found.has(answer)
  }
  for (const topic of document.querySelectorAll<HTMLElement>('[data-help-topic]')) {
    topic.hidden = !topic.querySelector('[data-help-answer]:not([hidden])')
  }
  return found.size
}

const countWords = (found: number) => {
  if (found === 0) return say('No answer has all these words. Try fewer of them, or write to us.')
  return say('{found, plural, one {# answer} other {# answers}}', { found })
}

/** Where there is a help page; the answers are all there without it. */
export function listenToHelpSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#help-search')
  const count = document.querySelector('[data-help-count]')
  if (!field || !count) return
  const answers = [...document.querySelectorAll<HTMLDetailsElement>('[data-help-answer]')]
  const search = () => {
    const found = show(field.value, answers)
    count.textContent = field.value.trim() === '' ? '' : countWords(found)
  }
  field.addEventListener('input', search)
  // A page that is gone back to has its question still.
  if (field.value !== '') search()
}
