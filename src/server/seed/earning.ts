import type { Chance } from './chance.ts'
import { type Pay, pays } from './earning.data.ts'
import { globalCategory } from './global-category.ts'
import type { Place } from './people.data.ts'

export interface SeedIncome {
  readonly id: string
  readonly amount: number
  readonly description: string
  readonly source: string
  readonly categoryId: string
  readonly date: string
  readonly createdAt: string
}

interface Agreed extends Pick<Pay, 'description' | 'months' | 'day' | 'growth' | 'sway'> {
  readonly categoryId: string
  readonly source: string
  readonly euros: number
  readonly certainty: number
}

/** What a household is paid on these days, oldest first. */
export function earn(chance: Chance, place: Place, days: readonly string[]): SeedIncome[] {
  const agreed = agree(chance)
  const firstYear = Number(days[0]?.slice(0, 4) ?? 0)
  return days.flatMap((date) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    return agreed
      .filter((pay) => pay.day === day && (pay.months.length === 0 || pay.months.includes(month)))
      .filter((pay) => chance.share() * 100 < pay.certainty)
      .map((pay) =>
        paid(chance, pay, date, pay.euros * (1 + pay.growth) ** (year - firstYear), place),
      )
  })
}

function agree(chance: Chance): Agreed[] {
  return pays
    .map((pay) => ({
      ...pay,
      isTheirs: chance.share() * 100 < pay.percent,
      categoryId: globalCategory(pay.category),
      source: chance.pick(pay.sources),
      euros: chance.between(pay.from, pay.to),
    }))
    .filter(({ isTheirs }) => isTheirs)
}

function paid(
  chance: Chance,
  { description, source, categoryId, sway }: Agreed,
  date: string,
  euros: number,
  place: Place,
): SeedIncome {
  const at = Date.parse(date)
  const swayed = euros * (1 + sway * (chance.share() * 2 - 1))
  return {
    id: chance.id(at),
    amount: Math.max(1, Math.round(swayed * place.euro)),
    description,
    source,
    categoryId,
    date,
    createdAt: new Date(at).toISOString(),
  }
}
