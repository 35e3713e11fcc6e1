import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Trial, Unreadable, type Verdict } from './trial.ts'

export interface Outcome {
  /** 0: all was understood; 1: something was not; 2: something could not be read. */
  readonly status: 0 | 1 | 2
  readonly lines: readonly string[]
}

function report(name: string, verdicts: readonly Verdict[]): readonly string[] {
  const passed = verdicts.filter(({ miss }) => miss === null)
  return [
    `${name} ${passed.length}/${verdicts.length}`,
    ...verdicts.flatMap(({ id, typed, miss }) =>
      miss === null
        ? []
        : [`  ${id} ${typed}`, `    expected ${miss.expected}`, `    said     ${miss.said}`],
    ),
  ]
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

async function tryFile(path: string, name: string, attempt: Trial): Promise<Outcome> {
  try {
    const verdicts = await attempt(JSON.parse(readFileSync(path, 'utf8')))
    const isRight = verdicts.every(({ miss }) => miss === null)
    return { status: isRight ? 0 : 1, lines: report(name, verdicts) }
  } catch (error) {
    const isKnown = error instanceof Unreadable || error instanceof SyntaxError
    if (!isKnown && !(error as NodeJS.ErrnoException).code) throw error
    return { status: 2, lines: [`${name} cannot be read: ${(error as Error).message}`] }
  }
}

/** Tries every file of the folder that somebody reads, each by its name. */
export async function tryFolder(
  folder: string,
  trials: Readonly<Record<string, Trial>>,
): Promise<Outcome> {
  if (!isFolder(folder)) return { status: 2, lines: [`${folder} is not a folder.`] }
  const outcomes: Outcome[] = []
  for (const [name, attempt] of Object.entries(trials)) {
    const path = join(folder, `${name}.json`)
    outcomes.push(
      existsSync(path)
        ? await tryFile(path, name, attempt)
        : { status: 0, lines: [`${name} skipped: there is no ${name}.json`] },
    )
  }
  const status = outcomes.reduce<Outcome['status']>((worst, one) => worse(worst, one.status), 0)
  return { status, lines: outcomes.flatMap(({ lines }) => lines) }
}

const worse = (one: Outcome['status'], other: Outcome['status']) => (one > other ? one : other)
