import { categoryColours } from '#web/charts/category-colours.ts'
import { type ChartColour, colourOf } from '#web/charts/series.ts'
import type { Categories, Category } from './use-categories.ts'

type All = Categories['byId']
type Colours = ReadonlyMap<string, ChartColour>

const known = new WeakMap<All, Map<Category['type'], Colours>>()

/** Worked out once for the same categories. */
function coloursIn(byId: All, type: Category['type']): Colours {
  const byType = known.get(byId) ?? new Map<Category['type'], Colours>()
  known.set(byId, byType)
  const made =
    byType.get(type) ?? categoryColours([...byId.values()].filter((one) => one.type === type))
  byType.set(type, made)
  return made
}

/** The colour of a category in every chart. Lists have no use for it, so it comes with charts. */
export function chartColourOf({ byId }: Pick<Categories, 'byId'>, id: string | null): ChartColour {
  const category = id === null ? undefined : byId.get(id)
  return (category && coloursIn(byId, category.type).get(category.id)) ?? 'muted'
}

/** The same for what stands beside a chart, such as the mark of an entry. */
export const paintOf = (categories: Pick<Categories, 'byId'>, id: string | null): string =>
  colourOf(chartColourOf(categories, id))
