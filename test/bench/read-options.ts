import { parseArgs } from 'node:util'

interface Options {
  readonly file: string
  /** Null: all of them. */
  readonly only: readonly string[] | null
}

/** `--json FILE`, and `--only` as often as there are sections to run. */
export function readOptions(args: readonly string[], known: readonly string[]): Options {
  const usage = `npm run bench -- --json FILE --only SECTION\n\nSections: ${known.join(', ')}\n`
  const options = {
    json: { type: 'string', default: '.build/bench.json' },
    only: { type: 'string', multiple: true },
  } as const
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.only?.some((name) => !known.includes(name))) throw new RangeError('no such section')
    return { file: values.json, only: values.only ?? null }
  } catch {
    throw new Error(usage)
  }
}
