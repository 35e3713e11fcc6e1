import { readFileSync } from 'node:fs'

const textOf = (name: string) =>
  readFileSync(new URL(`../fixtures/moving/${name}.csv`, import.meta.url), 'utf8')

/** Exports of other programs, written after what they publish about their formats. */
export const movingSamples = {
  ynab: [textOf('ynab-register'), textOf('ynab-plan')],
  mint: [textOf('mint')],
  monarch: [textOf('monarch')],
  copilot: [textOf('copilot')],
  'lunch-money': [textOf('lunch-money')],
  firefly: [textOf('firefly')],
} as const
