import { counted } from '#domain/counted.ts'

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of the question is somewhere in the answer. */
export const matches = (asked: string, text: string) => {
  const inside = plain(text)
  return plain(asked)
    .split(/\s+/)
    .every((word) => inside.includes(word))
}

function show(asked: string, answers: readonly HTMLDetailsElement[]): number {
  const isAsking = asked.trim() !== ''
  let found = 0
  for (const answer of answers) {
    const topic = answer.closest('[data-help-topic]')?.querySelector('h2')?.textContent ?? ''
    const isFound = matches(asked.trim(), `${topic} ${answer.textContent}`)
    answer.hidden = !isFound
    answer.open = isAsking && isFound
    if (isFound) found += 1
  }
  for (const topic of document.querySelectorAll<HTMLElement>('[data-help-topic]')) {
    topic.hidden = !topic.querySelector('[data-help-answer]:not([hidden])')
  }
  return found
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
