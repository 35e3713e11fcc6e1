import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { whatGoes } from './delete-dialog.tsx'

const replicaWith = (sizes: Readonly<Record<string, number>>) => ({
  rows: (table: string) =>
    new Map(
      Array.from({ length: sizes[table] ?? 0 }, (_, at): [string, Row] => [
        String(at),
        { id: String(at) },
      ]),
    ),
})

it.each([
  [{}, ''],
  [{ expenses: 1 }, '1 expense'],
  [{ expenses: 1200, categories: 1 }, '1,200 expenses and 1 category of your own'],
  [{ expenses: 1, testimonials: 1 }, '1 expense and 1 testimonial'],
  [{ expenses: 2, goals: 3, loans: 1 }, '2 expenses, 3 goals, and 1 loan'],
])('with %j goes %j', (sizes, words) => {
  expect(whatGoes(replicaWith(sizes), 'en-GB')).toBe(words)
})
