import { routes } from '#contract/routes.ts'
import { type Feature, features } from './features.data.ts'

const open = new Set<string>(Object.keys(routes))

export const isOpenRoute = (id: string) => open.has(id)

/** What can be used today. */
export const openFeatures: readonly Feature[] = features.filter(({ route }) => isOpenRoute(route))
