import { counted } from '#domain/counted.ts'
import { fitOf, type Reach } from '#domain/search/fit.ts'
import { littleWords } from '#domain/search/plain-words.ts'
import { wordsOf } from '#domain/search/words.ts'

/** How a question is looked for: as typed, with slips, and each without little words. */
type Way = readonly [words: readonly string[], reach: Reach]

function waysOf(asked: string): readonly Way[] {
  const words = wordsOf(asked)
  const telling = words.filter((word) => !littleWords.has(word))
  const some = telling.length > 0 ? telling : words
  return [
    [words, 'plain'],
    [some, 'plain'],
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

/** What is tried one after the other until something is found. */
export function foundBy<Answer>(
  asked: string,
  answers: readonly Answer[],
  said: (answer: Answer) => string,
): ReadonlySet<Answer> {
  for (const way of waysOf(asked)) {
    const found = answers.filter((answer) => matches(way, said(answer)))
    if (found.length > 0) return new Set(found)
  }
  return new Set()
}

function show(asked: string, answers: readonly HTMLDetailsElement[]): number {
  const isAsking = asked.trim() !== ''
  const found = foundBy(asked, answers, textOf)
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
  if (found === 0) return 'No answer has all these words. Try fewer of them, or write to us.'
  return counted(found, 'answer')
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
