import type { Fit, MeantName, Mention, NameKind } from '#domain/advice/questions/names.ts'

const fits: Readonly<Record<Fit, number>> = { whole: 0, other: 10, part: 20 }

export type Order = Readonly<Partial<Record<NameKind, number>>>

export const usualOrder: Order = {
  category: 0,
  place: 1,
  template: 2,
  group: 3,
  tag: 4,
  item: 5,
  person: 6,
  budget: 7,
  note: 8,
}
export const placeOrder: Order = { place: 0, template: 1, item: 2, group: 3 }
export const tagOrder: Order = { tag: 0, ...usualOrder }

/** What a mention means best, of the kinds that are in question; several when they fit alike. */
export function pick(mention: Mention, order: Order): readonly MeantName[] {
  const value = ({ kind, fit }: MeantName) => fits[fit] + (order[kind] ?? 100)
  const some = mention.names.filter(({ kind }) => order[kind] !== undefined)
  const best = Math.min(...some.map(value))
  return some.filter((name) => value(name) === best)
}
