import { expect, it } from 'vitest'
import type { PartOn, WorthKind } from '#domain/accounts/worth-parts.ts'
import { worthWords } from './worth-figure.tsx'

const part = (kind: WorthKind, amount: number) =>
  ({ part: { kind }, amount, lacking: [] }) as unknown as PartOn

it('names what is in net worth besides the accounts it stands over', () => {
  const money = part('money', 781_364)
  expect(worthWords([money, part('loan', 0)])).toBe('Net worth')
  expect(worthWords([money, part('loan', -55_156)])).toBe('Net worth, with loans')
  expect(worthWords([money, part('group', 1000), part('loan', -1), part('goal', 5)])).toBe(
    'Net worth, with loans, goals and groups',
  )
})
