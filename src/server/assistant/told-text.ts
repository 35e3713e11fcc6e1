import { toldCharacters } from '#contract/assistant/tools.ts'
import { withoutHidden } from '#domain/names/hidden-characters.ts'

/** In one line, as people see it, and no longer than a model needs. */
export function toldText(text: string): string {
  const seen = withoutHidden(text.toWellFormed().replace(/\p{Cc}/gu, ' '))
  return [...seen].slice(0, toldCharacters).join('')
}

/** Every text of an answer, however deep: none can be forgotten. */
export function toldOf<T>(answer: T): T {
  if (typeof answer === 'string') return toldText(answer) as T
  if (Array.isArray(answer)) return answer.map(toldOf) as T
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, within]) => [name, toldOf(within)]),
  ) as T
}
