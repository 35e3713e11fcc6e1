/** Whether somebody asks something that an answer is for, and not only looks for a word. */

const asking: ReadonlySet<string> = new Set(
  (
    'how what when where why which who whose can could should will would did do does am is are ' +
    'was were have has'
  ).split(' '),
)

/** Fewer words are the name of something: Will, Which magazine. */
const fewest = 3

export function isQuestion(typed: string): boolean {
  const text = typed.trim()
  const words = text.toLowerCase().split(/\s+/)
  if (text.endsWith('?')) return words.length > 1
  return words.length >= fewest && asking.has(words[0] ?? '')
}
