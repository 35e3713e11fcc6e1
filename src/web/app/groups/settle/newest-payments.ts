import type { SettlementRow } from '#contract/entities/settlements.ts'

type Dated = Pick<SettlementRow, 'date' | 'createdAt' | 'id'>

const placeOf = ({ date, createdAt, id }: Dated) => `${date} ${createdAt} ${id}`

/** By their day, as expenses are; those of one day by when they were written down. */
export const newestPayments = <Row extends Dated>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1))
