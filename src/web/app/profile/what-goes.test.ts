import { expect, it } from 'vitest'
import { type CollectionName, collections } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import { nouns, whatGoes } from './delete-dialog.tsx'

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
  [{ expenses: 2, expense_templates: 1 }, '2 expenses and 1 recurring expense'],
  [{ expenses: 2, goals: 3, loans: 1 }, '2 expenses, 3 goals and 1 loan'],
])('with %j goes %j', (sizes, words) => {
  expect(whatGoes(replicaWith(sizes), 'en-GB')).toBe(words)
})

/** Not counted, and in whose name it goes. */
const along: Partial<Record<CollectionName, string>> = {
  users: 'profile',
  received_invitations: 'groups, of which it is said what stays',
  group_shares: 'groups, of which it is said what stays',
  settlement_sides: 'accounts',
  notifications: 'notifications',
  contributions: 'goals',
  payments: 'loans',
  valuations: 'accounts',
  checkpoints: 'accounts',
  transfer_rejections: 'transfers',
  left_out_lines: 'imports',
  amortization: 'loans',
  loan_versions: 'loans',
  loan_version_rows: 'loans',
  category_styles: 'settings',
  import_mappings: 'settings',
  receipt_merchants: 'settings',
  advice_choices: 'settings',
  proposals: 'assistants',
}

it('everything of one’s own is told, or goes along with what is', () => {
  const told = new Set<string>([...nouns.map(([name]) => name), ...Object.keys(along)])
  const own = Object.entries(collections).filter(([, { access }]) => access === 'owner')
  expect(own.map(([name]) => name).filter((name) => !told.has(name))).toEqual([])
})
