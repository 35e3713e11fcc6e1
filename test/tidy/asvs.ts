/** One line of docs/asvs.md. */
export interface AsvsRow {
  readonly id: string
  readonly level: number
  readonly state: string
  readonly shown: string
}

const line = /^\| (\d+\.\d+\.\d+) +\| (\d) +\| [^|]+ \| ([a-z ]+?) +\| (.*) \|$/gm

export const asvsRows = (text: string): readonly AsvsRow[] =>
  [...text.matchAll(line)].map(([, id = '', level, state = '', shown = '']) => ({
    id,
    level: Number(level),
    state,
    shown,
  }))

/** What the table at the top says: met, not met and not applicable at one level. */
export function toldCounts(text: string, level: number): readonly number[] {
  const told = new RegExp(`^\\| ${level} +\\| (\\d+) +\\| (\\d+) +\\| (\\d+) +\\|$`, 'm').exec(text)
  return told?.slice(1).map(Number) ?? []
}

const states = ['met', 'not met', 'not applicable']

export const countsOf = (rows: readonly AsvsRow[], level: number): readonly number[] =>
  states.map((state) => rows.filter((row) => row.level === level && row.state === state).length)

const inTree = /`((?:src|test|docs|scripts)\/[^`]+|[A-Z]+\.md|[a-z][\w.-]*\.json)`/g

/** The files of the project that a line names. */
export const pathsIn = (shown: string): readonly string[] =>
  [...shown.matchAll(inTree)].map((match) => match[1] ?? '')

const LEAST_REASON = 5
const hasDecision = (shown: string) => shown.includes('](decisions/')

/** What is wrong with a line: an unknown state, nothing that shows it, no reason. */
export function asvsComplaints({ id, state, shown }: AsvsRow): readonly string[] {
  if (!states.includes(state)) return [`${id}: "${state}" is no state`]
  if (state === 'met') {
    return pathsIn(shown).length > 0 || hasDecision(shown) ? [] : [`${id}: nothing shows it`]
  }
  const words = shown.split(/\s+/).filter(Boolean).length
  const least = state === 'not met' ? LEAST_REASON : 2
  return words >= least ? [] : [`${id}: no reason`]
}
