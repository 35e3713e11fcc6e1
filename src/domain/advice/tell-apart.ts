/** Things that have the same name, told apart before anything is said of them. */
import { foldText } from '../ledger.ts'
import type { Facts } from './facts.ts'
import { dayWords, money } from './words.ts'

interface Named {
  readonly id: string
  readonly name: string
}

const listed = new Intl.Collator('en')

/** By what they come to; by number where that is the same too. */
function apart<Thing extends Named>(
  things: readonly Thing[],
  sizeOf: (thing: Thing) => string,
): readonly Thing[] {
  const alike = Map.groupBy(things, ({ name }) => foldText(name).trim())
  const isOnly = ({ name }: Thing) =>
    new Set(alike.get(foldText(name).trim())?.map(({ id }) => id)).size < 2
  return things.map((thing) => {
    if (isOnly(thing)) return thing
    const same = (alike.get(foldText(thing.name).trim()) ?? []).filter(
      (one) => sizeOf(one) === sizeOf(thing),
    )
    const ids = [...new Set(same.map(({ id }) => id))].toSorted(listed.compare)
    const number = ids.length < 2 ? '' : `, number ${ids.indexOf(thing.id) + 1}`
    return { ...thing, name: `${thing.name} (${sizeOf(thing)}${number})` }
  })
}

/** A sentence about two loans called the same would say nothing. */
export function tellApart(facts: Facts): Facts {
  const say = (amount: number, currency: string) => money(facts, amount, currency)
  return {
    ...facts,
    templates: apart(facts.templates, ({ amount, currency }) => say(amount, currency)),
    budgets: apart(facts.budgets, ({ amount, currency }) => say(amount, currency)),
    goals: apart(facts.goals, ({ target, currency }) => say(target, currency)),
    loans: apart(facts.loans, ({ balance, currency }) => say(balance, currency)),
    groups: apart(facts.groups, ({ lastOn }) => `since ${dayWords(facts, lastOn)}`),
  }
}
